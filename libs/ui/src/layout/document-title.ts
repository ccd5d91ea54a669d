import { useEffect } from 'react';

/** Names the document after the page; for pages that are not drawn by `Page`. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · eBPLS`;
  }, [title]);
}
