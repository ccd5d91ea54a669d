import '@testing-library/jest-dom';

import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();
/** Set-up of page tests. Returns whether `waitFor` or `findBy` is retrying; the library's types do not name it. */
const isWaitingForQuery = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// The first page of a file loads its modules: more than eight seconds where six programs share a processor.
configure({
  asyncUtilTimeout: 20_000,
  // A query that waits is refused many times before it finds: the page is printed for the last refusal alone.
  getElementError: (message, container) =>
    isWaitingForQuery() ? new Error(message ?? undefined) : getElementError(message, container),
});
// React keeps a stack for every element it makes; the runner's hundred frames of each were a twelfth of the time.
Error.stackTraceLimit = 10;

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResizeObserver;
globalThis.scrollTo = () => {};
// It answers with a Promise in newer Chromium: an effect that returned it would make React call a Promise.
Element.prototype.scrollIntoView ??= () => Promise.resolve();
Element.prototype.scrollTo ??= () => {};
// A browser ends the microtasks of a frame's callback before the next callback, jsdom calls all of them in one task:
// Chakra's tabs, whose first callback moves the focus, would select the tab that had it before.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = (id) => clearTimeout(id);
// A rich text field measures its characters; jsdom has no layout.
const getEmptyRects = (): DOMRectList => Object.assign([], { item: () => null });
Range.prototype.getClientRects ??= getEmptyRects;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
