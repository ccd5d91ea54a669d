// Chooses where toasts appear, so that they cover as few buttons and links as possible.

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Screen positions for a stack of toasts, the usual position first. */
const PLACES = ['bottom', 'bar', 'top', 'top-end', 'bottom-end'] as const;
export type ToastPlace = (typeof PLACES)[number];

const ACT_SELECTOR =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [tabindex="0"]';

/** An act of the page scrolls out from under a toast; one of the bar, the inquiry button with it, never does. */
const WEIGHT_OF_BAR = 10;

/**
 * The first place where the stack covers no act, else the one that covers the fewest. Computed again when the stack grows
 * and when the page moved.
 */
export function useToastPlace(box: RefObject<HTMLElement | null>, toasts: readonly unknown[]): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>('bottom');
  useLayoutEffect(() => {
    const stack = box.current;
    if (!stack || toasts.length === 0) return undefined;
    const settle = (): void => setPlace(findFreePlace(stack));
    settle();
    addEventListener('scrollend', settle);
    addEventListener('resize', settle);
    return () => {
      removeEventListener('scrollend', settle);
      removeEventListener('resize', settle);
    };
  }, [box, toasts]);
  return place;
}

function findFreePlace(stack: HTMLElement): ToastPlace {
  const before = stack.className;
  const others = [...document.querySelectorAll(ACT_SELECTOR)].filter((act) => !stack.contains(act));
  const acts = others.map((act) => ({
    box: act.getBoundingClientRect(),
    weight: act.closest('.eb-top') === null ? 1 : WEIGHT_OF_BAR,
  }));
  const coveredWeights = PLACES.map((place) => {
    stack.className = before.replace(/\bat-\S+/, `at-${place}`);
    const lines = [...stack.children].map((line) => line.getBoundingClientRect());
    const hiddenActs = acts.filter(({ box }) => lines.some((line) => computeOverlap(box, line)));
    return hiddenActs.reduce((sum, { weight }) => sum + weight, 0);
  });
  stack.className = before;
  return PLACES[coveredWeights.indexOf(Math.min(...coveredWeights))] ?? 'bottom';
}

function computeOverlap(one: DOMRect, other: DOMRect): boolean {
  const hasArea = one.width > 0 && one.height > 0;
  const isBeside = one.left >= other.right || other.left >= one.right;
  return hasArea && !isBeside && one.top < other.bottom && other.top < one.bottom;
}
