import { useEffect } from 'react';

import { useWords } from '../words/words.ts';

let named = '';
let before = '';

function write(): void {
  if (named !== '') document.title = `${before}${named} · eBPLS`;
}

/** Names the document after the page; for pages that are not drawn by `Page`. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    named = title;
    write();
  }, [title]);
}

/**
 * Puts `Error: ` before the document's title for as long as a form has errors, so that the tab and a screen reader say
 * it first.
 */
export function useErrorInTitle(hasErrors: boolean): void {
  const prefix = useWords()('errors.before_title');
  useEffect(() => {
    if (!hasErrors) return;
    before = `${prefix}: `;
    write();
    return () => {
      before = '';
      write();
    };
  }, [hasErrors, prefix]);
}
