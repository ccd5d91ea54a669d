import { formatIfDate, type Locale, type MessageParams } from '@ebpls/contracts';

import { getMessageText } from '../messages/catalogue.ts';
import { getButtonKey } from './mail-buttons.ts';
import { renderButton, type MailSection, renderPage, renderParagraph, renderSections } from './mail-page.ts';
import type { MailTemplate } from './mail-template.ts';

export interface MailMessage {
  readonly to: string | null; // Null for an account without an e-mail address, which gets no mail.
  readonly template: MailTemplate;
  readonly locale: Locale;
  // Fills the text; `link` also becomes a button, `firstname` the greeting, `municipality` the signature.
  readonly params: MessageParams;
  readonly sections?: readonly MailSection[]; // Content at the place of `{sections}` in the text.
  readonly secret?: string; // The secret part of `link`: it is removed from the row when the mail is sent.
}

type RenderInput = Pick<MailMessage, 'template' | 'locale' | 'params' | 'sections'>;

interface RenderedMail {
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
}

/** The office has one name in both languages. */
const SIGN_OFF = 'Business Permits and Licensing Office\n{municipality}';

/**
 * Renders subject, text and HTML. Days and instants are formatted in the mail's language; values are escaped
 * in HTML, and line breaks never reach a header.
 */
export function renderMail({ template, locale, params: facts, sections }: RenderInput): RenderedMail {
  const params = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, formatIfDate(value, locale)]));
  const subject = getMessageText(`mail.${template}.subject`, params, locale).replaceAll(/[\r\n]+/g, ' ');
  const greeting = getMessageText(
    params['firstname'] === undefined ? 'mail.greeting_to_all' : 'mail.greeting',
    params,
    locale,
  );
  const source = getMessageText(`mail.${template}.text`, {}, locale);
  const parts = [greeting, ...source.split('\n\n'), SIGN_OFF];
  const place: RenderContext = {
    params,
    sections,
    link: String(params['link'] ?? ''),
    label: getMessageText(getButtonKey(template), params, locale),
    text: getMessageText('mail.plain_link', {}, locale),
  };
  return {
    subject,
    body_text: parts.map((part) => toText(part, place)).join('\n\n'),
    body_html: renderPage({
      locale,
      subject,
      municipality: String(params['municipality'] ?? 'eBPLS'),
      product: getMessageText('mail.product', {}, locale),
      content: parts.map((part) => toHtml(part, place)).join(''),
    }),
  };
}

/** Values of the parts of a mail. */
interface RenderContext {
  readonly params: MessageParams;
  readonly sections: readonly MailSection[] | undefined;
  readonly link: string;
  readonly label: string;
  readonly text: string;
}

function toText(part: string, { params, sections, link, label }: RenderContext): string {
  if (part === '{link}') return `${label}:\n${link}`;
  return part === '{sections}' && sections ? formatSections(sections) : fillText(part, params);
}

function toHtml(part: string, { params, sections, link, label, text }: RenderContext): string {
  if (part === '{link}') return renderButton(link, { label, text });
  return part === '{sections}' && sections ? renderSections(sections) : renderParagraph(fillText(part, params));
}

function formatSections(sections: readonly MailSection[]): string {
  return sections
    .map(({ title, lines }) => [title, ...lines.map(({ text, link }) => `- ${text}\n  ${link}`)].join('\n'))
    .join('\n\n');
}

function fillText(text: string, params: MessageParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
