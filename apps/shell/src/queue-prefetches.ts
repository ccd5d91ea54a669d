/**
 * Adds prefetch links to the head one by one while the browser is idle: the bundler's loader adds all of them at once,
 * and every link costs a slow phone as much as a small script.
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
