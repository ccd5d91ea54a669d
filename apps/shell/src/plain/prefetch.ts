// Fetches the shell's files ahead on the static start page, so that the first page behind a link opens at once.

interface NetworkConnection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Prefetches the shell's files before a navigation: when the pointer reaches a link into it, or when the browser is
 * idle. With data saving or a slow connection only the former happens.
 */
export function prefetchFiles(files: readonly string[]): void {
  let isFetched = false;
  const prefetchShell = (): void => {
    if (!isFetched)
      for (const href of files) {
        const as = href.endsWith('.css') ? 'style' : 'script';
        document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
      }
    isFetched = true;
  };
  const prefetchOnPointer = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href^="/"]:not([download]), button[type=submit]'))
      prefetchShell();
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, prefetchOnPointer, { passive: true });
  if (isCheap()) addEventListener('load', () => (globalThis.requestIdleCallback ?? setTimeout)(() => prefetchShell()));
}

function isCheap(): boolean {
  // Not in every browser, nor in the types.
  const { connection } = navigator as Navigator & { readonly connection?: NetworkConnection };
  return connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}
