import { formatIfDate, type Locale, type MessageParams } from '@ebpls/contracts';

import { messageText } from '../messages/catalogue.ts';
import { buttonOf } from './mail-buttons.ts';
import { button, type MailSection, page, paragraph, sectionList } from './mail-page.ts';
import type { MailTemplate } from './mail-template.ts';

export interface MailMessage {
  readonly to: string;
  readonly template: MailTemplate;
  readonly locale: Locale;
  /** Fills the text; `link` also becomes a button, `firstname` the greeting. */
  readonly params: MessageParams;
  /** What stands where the text has `{sections}`. */
  readonly sections?: readonly MailSection[];
  /** The part of `link` that opens an account: it leaves the row when the letter is sent. */
  readonly secret?: string;
}

type Rendered = Pick<MailMessage, 'template' | 'locale' | 'params' | 'sections'>;

interface RenderedMail {
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
}

/**
 * Renders subject, text and HTML. Days and instants are written in the letter's language; values are escaped in HTML,
 * and line breaks never reach a header.
 */
export function renderMail({ template, locale, params: facts, sections }: Rendered): RenderedMail {
  const params = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, formatIfDate(value, locale)]));
  const subject = messageText(`mail.${template}.subject`, params, locale).replaceAll(/[\r\n]+/g, ' ');
  const greeting = messageText(
    params['firstname'] === undefined ? 'mail.greeting_to_all' : 'mail.greeting',
    params,
    locale,
  );
  const source = messageText(`mail.${template}.text`, {}, locale);
  const parts = [greeting, ...source.split('\n\n'), messageText('mail.farewell', {}, locale)];
  const place: Place = {
    params,
    sections,
    link: String(params['link'] ?? ''),
    label: messageText(buttonOf(template), params, locale),
    plain: messageText('mail.plain_link', {}, locale),
  };
  return {
    subject,
    body_text: parts.map((part) => asText(part, place)).join('\n\n'),
    body_html: page({
      locale,
      subject,
      town: 'municipality' in params ? messageText('mail.municipality', params, locale) : 'eBPLS',
      product: messageText('mail.product', {}, locale),
      content: parts.map((part) => asHtml(part, place)).join(''),
    }),
  };
}

/** What is put into the parts of a letter. */
interface Place {
  readonly params: MessageParams;
  readonly sections: readonly MailSection[] | undefined;
  readonly link: string;
  readonly label: string;
  readonly plain: string;
}

function asText(part: string, { params, sections, link, label }: Place): string {
  if (part === '{link}') return `${label}:\n${link}`;
  return part === '{sections}' && sections ? sectionText(sections) : fill(part, params);
}

function asHtml(part: string, { params, sections, link, label, plain }: Place): string {
  if (part === '{link}') return button(link, { label, plain });
  return part === '{sections}' && sections ? sectionList(sections) : paragraph(fill(part, params));
}

function sectionText(sections: readonly MailSection[]): string {
  return sections
    .map(({ title, lines }) => [title, ...lines.map(({ text, link }) => `- ${text}\n  ${link}`)].join('\n'))
    .join('\n\n');
}

function fill(text: string, params: MessageParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
