import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

let lastPath: string | undefined;

/**
 * Gives the focus to a page's heading when one arrives from another page of ours, so that a screen reader reads on from there. The
 * first page keeps the browser's own focus.
 */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (lastPath !== undefined && lastPath !== pathname) heading.current?.focus();
    lastPath = pathname;
  }, [pathname]);
  return heading;
}
