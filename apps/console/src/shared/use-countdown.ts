import { useEffect, useState } from 'react';

const secondMs = 1_000;

/** Whole seconds until an instant (milliseconds since 1970), counted down on the page; 0 once it is over. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  useEffect(() => {
    setSeconds(secondsTo(until));
    if (secondsTo(until) === 0) return;
    const timer = window.setInterval(() => {
      const left = secondsTo(until);
      setSeconds(left);
      if (left === 0) window.clearInterval(timer);
    }, secondMs);
    return () => window.clearInterval(timer);
  }, [until]);
  return seconds;
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / secondMs));
}
