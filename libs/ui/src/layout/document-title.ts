import { useEffect } from 'react';

import { useWords } from '../words/words.ts';

let currentTitle = '';
let before = '';

function writeTitle(): void {
  if (currentTitle !== '') document.title = `${before}${currentTitle} · eBPLS`;
}

/** Sets the document's title to the page's name; for pages that `Page` does not render. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    currentTitle = title;
    writeTitle();
  }, [title]);
}

/** Puts `Error: ` before the document's title for as long as a form has errors, so that the tab and a screen reader show it first. */
export function useErrorInTitle(hasErrors: boolean): void {
  const prefix = useWords()('errors.before_title');
  useEffect(() => {
    if (!hasErrors) return;
    before = `${prefix}: `;
    writeTitle();
    return () => {
      before = '';
      writeTitle();
    };
  }, [hasErrors, prefix]);
}
