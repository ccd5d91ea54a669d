import { useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Returns whether a scrolling box has to take the keyboard focus itself, because its `rows` are no links: an
 * overflowing box is scrolled by keyboard only where an element in it takes the focus (WCAG 2.1.1).
 */
export function useScrollable(name: string, { rows, areLinks }: { readonly rows: number; readonly areLinks: boolean }) {
  const isWatched = rows > 0 && !areLinks;
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!isWatched || element === null) return undefined;
    const watch = new ResizeObserver(() =>
      setScrollable(
        element.querySelector(FOCUSABLE) === null &&
          (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
      ),
    );
    watch.observe(element);
    for (const inside of element.children) watch.observe(inside);
    return () => watch.disconnect();
  }, [isWatched]);
  return { box, stop: isScrollable && { tabIndex: 0, role: 'group', 'aria-label': name } };
}
