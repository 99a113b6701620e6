"""A bot's side of `quadrille session mines`: newly seen cells in, sure actions out.

    from quadrille import Session

    with Session(density=0.2) as session:
        reply = session.see([(0, 0, "1"), (0, 1, "?")])
        for action in reply["actions"]:
            print(action["do"], action["cell"], action["why"])

Standard library only. The lines are described in docs/session.md.
"""

import json
import subprocess


class SessionError(Exception):
    """A line that was refused. Nothing has changed; `cells` are those that show why, where there are any."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.cells = [tuple(cell) for cell in error.get("cells", [])]


class Session:
    """One conversation with the program. Options are those of the protocol: mines, density, bounds, ..."""

    def __init__(self, program="quadrille", arguments=(), **options):
        self._next_id = 0
        self._process = subprocess.Popen(
            [program, "session", "mines", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1)
        if options:
            self.send(options=options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the conversation and waits for the program."""
        self._process.stdin.close()
        self._process.stdout.close()
        return self._process.wait()

    def see(self, cells, **options):
        """Tells what was seen: (row, column, value) with "0"-"8", "?", "F" or "*". Gives the reply."""
        line = {"upsert": [list(cell) for cell in cells]}
        if options:
            line["options"] = options
        return self.send(**line)

    def reset(self, **options):
        """Forgets the board, for the next game."""
        return self.send(reset=True, options=options)

    def send(self, **line):
        """Sends a line as it is and gives the reply. Raises SessionError where it is refused."""
        self._next_id += 1
        self._process.stdin.write(json.dumps({"id": self._next_id, **line}) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise EOFError("the program has ended with code %s" % self._process.wait())
        reply = json.loads(answer)
        if "error" in reply:
            raise SessionError(reply["error"])
        return reply
