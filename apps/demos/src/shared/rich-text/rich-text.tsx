import { cleanHtml } from './clean-html.ts';
import * as look from './rich-text.module.css';

/** Shows formatted text of a user. */
export function RichText({ html }: { readonly html: string }) {
  // oxlint-disable-next-line react/no-danger -- cleaned on the line itself
  return <div className={look.shown} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}
