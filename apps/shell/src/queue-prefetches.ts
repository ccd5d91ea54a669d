/**
 * Puts what may come next into the head one by one, each while nothing else is to be done: the bundler's loader puts all
 * of it there at once, and every link costs a slow phone as much as a small script.
 */
export function queuePrefetches({ head }: Document): void {
  const append = head.appendChild.bind(head);
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  head.appendChild = (node) => {
    if (!(node instanceof HTMLLinkElement) || node.rel !== 'prefetch') return append(node);
    whenIdle(() => append(node));
    return node;
  };
}
