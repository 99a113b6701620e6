#!/usr/bin/env python3
"""The Python client and its example bot against the real program. python_test.py PROGRAM"""

import json
import os
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1)
CLIENT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "clients", "python")
sys.dont_write_bytecode = True
sys.path.insert(0, CLIENT)

from quadrille import Session, SessionError  # noqa: E402


class Client(unittest.TestCase):
    def test_tells_what_is_safe_and_what_is_a_mine(self):
        with Session(PROGRAM, bounds=[0, 0, 1, 4]) as session:
            reply = session.see([(0, 0, "?"), (0, 1, "1"), (0, 2, "1"), (0, 3, "*")])
            self.assertEqual([(each["do"], each["cell"]) for each in reply["actions"]], [("flag", [0, 0])])

    def test_a_refused_line_raises_with_the_cells_and_changes_nothing(self):
        with Session(PROGRAM, density=0.2) as session:
            before = session.see([(0, 0, "1"), (0, 1, "?")])
            with self.assertRaises(SessionError) as refused:
                session.see([(5, 5, "7"), (5, 6, "1")])
            self.assertEqual(refused.exception.cells, [(5, 5), (5, 6)])
            self.assertEqual(session.see([])["look"], before["look"])

    def test_a_reset_begins_the_next_game(self):
        with Session(PROGRAM) as session:
            session.see([(0, 0, "1")])
            self.assertEqual(session.reset()["stats"]["seen"], 0)

    def test_the_program_ends_with_the_conversation(self):
        session = Session(PROGRAM)
        self.assertEqual(session.close(), 0)

    def test_an_unknown_option_ends_nothing(self):
        session = Session(PROGRAM)
        with self.assertRaises(SessionError):
            session.send(options={"densty": 0.2})
        self.assertIn("actions", session.see([]))
        session.close()


class ExampleBot(unittest.TestCase):
    def test_plays_the_very_game_that_the_referee_plays(self):
        for seed, density in ((1, 0.2), (2, 0.24), (3, 0.16)):
            game = ["--seed", str(seed), "--density", str(density), "--window", "9x12", "--lives", "4", "--ticks", "60"]
            bot = subprocess.run([sys.executable, "-B", os.path.join(CLIENT, "example_bot.py"), "--program", PROGRAM, *game],
                                 check=True, capture_output=True, text=True).stdout
            played = subprocess.run([PROGRAM, "play", "mines", "--endless", "--games-out", "/dev/stderr", *game],
                                    check=True, capture_output=True, text=True).stderr
            referee = json.loads(played)
            for figure in bot.split():
                name, value = figure.split("=")
                self.assertEqual(int(value), referee[name], (seed, name))


if __name__ == "__main__":
    unittest.main()
