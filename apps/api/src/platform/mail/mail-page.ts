// Renders the HTML of a mail.

import type { Locale } from '@ebpls/contracts';

/** Part of the daily mail: a business and its events. */
export interface MailSection {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly link: string }[];
}

/** Content id of the attached seal: mail programs neither render SVG nor fetch pictures by themselves. */
export const SEAL_ID = 'seal@ebpls';

/** LIGHT and ONE_DARK of the product's palette (libs/ui, tokens), which a mail cannot load. */
const LIGHT = {
  canvas: '#F5F7F5',
  surface: '#FFFFFF',
  text: '#14211F',
  muted: '#4C5B58',
  border: '#D5DCD9',
  primary: '#0B655C',
  on_primary: '#FFFFFF',
};
const DARK: typeof LIGHT = {
  canvas: '#1E2127',
  surface: '#282C34',
  text: '#E8EAED',
  muted: '#B1B8C3',
  border: '#3E4450',
  primary: '#5CC8BA',
  on_primary: '#0B1A18',
};

/**
 * Mail programs with a dark mode use these; all others have the colours of each element, and those that invert colours
 * by themselves find light and dark declared.
 */
const DARK_MODE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:${DARK.canvas}!important}
.card{background:${DARK.surface}!important;border-color:${DARK.border}!important}
.text{color:${DARK.text}!important}
.muted{color:${DARK.muted}!important}
.link{color:${DARK.primary}!important}
.button{background:${DARK.primary}!important;color:${DARK.on_primary}!important}
}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

export function renderParagraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;color:${LIGHT.text}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

/**
 * A button as wide as the mail, easy to hit with a thumb, and its address for programs that show no buttons.
 */
export function renderButton(link: string, { label, text }: { readonly label: string; readonly text: string }): string {
  const address = escapeHtml(link);
  return (
    `<p style="margin:24px 0 12px"><a class="button" href="${address}" style="display:block;background:${LIGHT.primary};` +
    `color:${LIGHT.on_primary};padding:14px 20px;border-radius:6px;text-align:center;text-decoration:none;` +
    `font-weight:600">${escapeHtml(label)}</a></p>` +
    `<p class="muted" style="margin:0 0 24px;font-size:13px;color:${LIGHT.muted}">${escapeHtml(text)}<br>` +
    `<a class="link" href="${address}" style="color:${LIGHT.primary};overflow-wrap:anywhere;word-break:break-all">` +
    `${address}</a></p>`
  );
}

export function renderSections(sections: readonly MailSection[]): string {
  return sections
    .map(
      ({ title, lines }) =>
        `<h2 class="text" style="margin:24px 0 4px;font-size:16px;line-height:1.3;color:${LIGHT.text}">` +
        `${escapeHtml(title)}</h2><ul style="margin:0 0 16px;padding:0 0 0 20px">${lines.map(renderLine).join('')}</ul>`,
    )
    .join('');
}

function renderLine({ text, link }: MailSection['lines'][number]): string {
  return (
    `<li class="text" style="margin:0;padding:6px 0;color:${LIGHT.text}"><a class="link" href="${escapeHtml(link)}" ` +
    `style="color:${LIGHT.primary};overflow-wrap:anywhere">${escapeHtml(text)}</a></li>`
  );
}

interface MailPage {
  readonly locale: Locale;
  readonly subject: string;
  /** Heading of the mail, beside the seal. */
  readonly municipality: string;
  readonly product: string;
  readonly content: string;
}

/** The whole mail in the municipality's look, readable from 320 px on. */
export function renderPage({ locale, subject, municipality, product, content }: MailPage): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${DARK_MODE}</style></head>
<body class="canvas" style="margin:0;padding:0;background:${LIGHT.canvas};${FONT};font-size:16px;line-height:1.5">
<div class="canvas" style="background:${LIGHT.canvas};padding:16px 8px">
<div style="max-width:560px;margin:0 auto">
<table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 8px 12px"><tr>
<td style="padding:0 12px 0 0;width:44px"><img src="cid:${SEAL_ID}" width="44" height="44" alt="" style="display:block"></td>
<td><div class="text" style="font-weight:600;line-height:1.3;color:${LIGHT.text}">${escapeHtml(municipality)}</div>
<div class="muted" style="font-size:13px;line-height:1.4;color:${LIGHT.muted}">${escapeHtml(product)}</div></td></tr></table>
<div class="card" style="background:${LIGHT.surface};border:1px solid ${LIGHT.border};border-radius:8px;padding:24px 16px 8px">
${content}</div></div></div></body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
