import { formatIfDate, type Locale, type MessageParams } from '@ebpls/contracts';

import { messageText } from '../messages/catalogue.ts';
import type { MailTemplate } from './mail-template.ts';

export interface MailMessage {
  readonly to: string;
  readonly template: MailTemplate;
  readonly locale: Locale;
  /** Fills the text; `link` also becomes a button, `firstname` the greeting. */
  readonly params: MessageParams;
  /** The part of `link` that opens an account: it leaves the row when the letter is sent. */
  readonly secret?: string;
}

interface RenderedMail {
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
}

/**
 * Renders subject, text and HTML. Days and instants are written in the letter's language; values are escaped in HTML,
 * and line breaks never reach a header.
 */
export function renderMail({
  template,
  locale,
  params: facts,
}: Pick<MailMessage, 'template' | 'locale' | 'params'>): RenderedMail {
  const params = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, formatIfDate(value, locale)]));
  const subject = messageText(`mail.${template}.subject`, params, locale).replaceAll(/[\r\n]+/g, ' ');
  const greeting = messageText(
    params['firstname'] === undefined ? 'mail.greeting_to_all' : 'mail.greeting',
    params,
    locale,
  );
  const source = messageText(`mail.${template}.text`, {}, locale);
  const parts = [greeting, ...source.split('\n\n'), messageText('mail.farewell', {}, locale)];
  const button = messageText('mail.button', {}, locale);
  return {
    subject,
    body_text: parts.map((part) => fill(part, params)).join('\n\n'),
    body_html: page(subject, parts.map((part) => paragraph(part, params, button)).join('')),
  };
}

function fill(text: string, params: MessageParams): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

function paragraph(part: string, params: MessageParams, button: string): string {
  if (part === '{link}') {
    const link = escaped(String(params['link'] ?? ''));
    return `<p style="margin:24px 0"><a href="${link}" style="background:#0b5c8a;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escaped(button)}</a></p><p style="font-size:13px;color:#566">${link}</p>`;
  }
  return `<p>${escaped(fill(part, params)).replaceAll('\n', '<br>')}</p>`;
}

function page(subject: string, content: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="font-family:system-ui,sans-serif;line-height:1.5;color:#123;max-width:560px;margin:0 auto;padding:24px">${content}</body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
