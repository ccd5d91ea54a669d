// Creates a Quill editor and returns its content as clean HTML.

import Quill from 'quill';
import Clipboard from 'quill/modules/clipboard.js';

import { cleanHtml } from '../../shared/rich-text/clean-html.ts';

/** Incoming HTML, pasted or loaded, passes the same filter as outgoing HTML. */
class CleanClipboard extends Clipboard {
  override convert(from: { html?: string; text?: string }, formats?: Record<string, unknown>) {
    return super.convert(from.html === undefined ? from : { ...from, html: cleanHtml(from.html) }, formats);
  }
}

const FORMATS = ['bold', 'italic', 'underline', 'strike', 'header', 'list', 'blockquote', 'link'];

/** Tab leads out of the field, as everywhere on the page; Quill would write a tab and keep the focus for good. */
const NO_TAB = {
  tab: null,
  indent: null,
  outdent: null,
  'indent code-block': null,
  'outdent code-block': null,
  'remove tab': null,
};

/** Creates an editor in an empty element, with the initial content. It brings no theme, so it adds no style. */
export function beginQuill(place: HTMLElement, html: string): Quill {
  Quill.register('modules/clipboard', CleanClipboard, true);
  const quill = new Quill(place, { formats: FORMATS, modules: { toolbar: false, keyboard: { bindings: NO_TAB } } });
  // Not `dangerouslyPasteHTML`: it takes the focus of the page.
  quill.setContents(quill.clipboard.convert({ html }), 'silent');
  quill.history.clear();
  return quill;
}

/** The content, reduced to formatting; the empty string when it is blank. */
export function getEditorHtml(quill: Quill): string {
  if (quill.getText().trim() === '') return '';
  // Quill writes every space as one that does not break.
  return cleanHtml(quill.getSemanticHTML()).replaceAll(/&nbsp;|\u00a0/g, ' ');
}
