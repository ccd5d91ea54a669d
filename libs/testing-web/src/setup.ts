import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';

// The first page of a file loads its modules; a busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 8_000 });

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
// A rich text field asks where its letters lie; in jsdom nothing lies anywhere.
const nowhere = (): DOMRectList => Object.assign([], { item: () => null });
Range.prototype.getClientRects ??= nowhere;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
