import { useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Returns whether a table is wider than its box, which is then scrolled sideways, and what the box needs for the keyboard:
 * it takes the focus itself where no element in it does (WCAG 2.1.1).
 */
export function useScrollable(name: string, rows: number) {
  const isWatched = rows > 0;
  const box = useRef<HTMLDivElement>(null);
  const [{ isWide, isStop }, setScrolling] = useState({ isWide: false, isStop: false });
  useEffect(() => {
    const element = box.current;
    if (!isWatched || element === null) return undefined;
    const watch = new ResizeObserver(() => {
      const scrolls = element.scrollWidth > element.clientWidth;
      const needsStop = scrolls && element.querySelector(FOCUSABLE) === null;
      setScrolling((before) =>
        before.isWide === scrolls && before.isStop === needsStop ? before : { isWide: scrolls, isStop: needsStop },
      );
    });
    watch.observe(element);
    for (const inside of element.children) watch.observe(inside);
    return () => watch.disconnect();
  }, [isWatched]);
  return { box, isWide, stop: isStop && { tabIndex: 0, role: 'group', 'aria-label': name } };
}
