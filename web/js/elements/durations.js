// Times as people read them: 0.4 ms, 35 ms, 1.2 s, 2 min 5 s.

/** @param {number} milliseconds */
export function inTime(milliseconds) {
  if (milliseconds < 9.95) return `${Number(milliseconds.toFixed(1))} ms`;
  if (milliseconds < 999.5) return `${milliseconds.toFixed(0)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${Number(seconds.toFixed(1))} s`;
  const whole = Math.round(seconds);
  return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
