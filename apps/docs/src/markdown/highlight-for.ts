import type { highlightCode } from './highlight.ts';

export type Highlight = typeof highlightCode;

const CODE_LANGUAGES = /^```[a-z]/m; // A block of code with a language.

/** Loads the highlighter for a text with code; a text without code does not wait for it. */
export async function loadHighlight(text: string): Promise<Highlight | undefined> {
  return CODE_LANGUAGES.test(text) ? (await import('./highlight.ts')).highlightCode : undefined;
}
