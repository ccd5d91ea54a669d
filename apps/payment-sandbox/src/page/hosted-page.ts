// Renders the hosted payment page of the sandbox.

import { createHash } from 'node:crypto';

import type { CheckoutRefused } from '../protocol/checkout-request.ts';
import { formatDecimal } from '../protocol/checkout-request.ts';
import type { Decision, Transaction } from '../transactions.ts';
import { getPageTexts } from './page-texts.ts';

const STYLE = `
:root{
color-scheme:light dark;
--canvas:#f5f7f5;
--surface:#fff;
--text:#14211f;
--muted:#4c5b58;
--line:#d5dcd9;
--control:#7a8985;
--primary:#0b655c;
--on-primary:#fff;
--warn:#855300;
--warn-bg:#fdf3e1
}
@media (prefers-color-scheme:dark){:root{
--canvas:#1e2127;
--surface:#282c34;
--text:#e8eaed;
--muted:#b1b8c3;
--line:#3e4450;
--control:#858e9c;
--primary:#5cc8ba;
--on-primary:#0b1a18;
--warn:#e5b567;
--warn-bg:#3a3222
}}
*{box-sizing:border-box}
body{
margin:0;
background:var(--canvas);
color:var(--text);
font:1rem/1.5 ui-sans-serif,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif
}
.sandbox{margin:0;padding:12px 16px;background:var(--warn-bg);color:var(--warn);text-align:center}
main{max-width:480px;margin:24px auto;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:8px}
h1{margin:0 0 4px;font-size:1.375rem;line-height:1.2}
h2{margin:24px 0 12px;font-size:1rem}
p{margin:0 0 8px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0}
dt,.help{color:var(--muted);font-size:.875rem}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:start;color:var(--muted);font-size:.875rem}
th,td{padding:8px 0;border-top:1px solid var(--line);text-align:start;font-weight:400;vertical-align:top}
td{text-align:end;white-space:nowrap}
tfoot th,tfoot td{border-top:2px solid var(--control);font-size:1.125rem;font-weight:600}
button,.back{
display:block;
width:100%;
min-height:48px;
padding:10px 16px;
border:1px solid var(--control);
border-radius:6px;
background:transparent;
color:var(--text);
font:inherit;
font-weight:600;
text-align:center;
text-decoration:none;
cursor:pointer
}
button.primary,.back{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.choice{margin-bottom:12px}.choice .help{margin:4px 0 0}
@media (max-width:520px){main{margin:0;border:0;border-radius:0;min-height:100vh}}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** The page's policy: its own style only; after a decision the form redirects to the merchant's addresses. */
export function getPagePolicy(transaction: Transaction | undefined): string {
  const returnOrigins = transaction
    ? [transaction.checkout.response_url, transaction.checkout.cancel_url].map((address) => new URL(address).origin)
    : [];
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    ["form-action 'self'", ...new Set(returnOrigins)].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

interface PageRequest {
  readonly accept_language: string | undefined;
  readonly merchant: string;
}

const CHOICES: readonly Decision[] = ['pay', 'fail', 'cancel', 'pending'];

/** The hosted page: the amount to pay, and the possible replies of the gateway. */
export function renderPayPage(transaction: Transaction, request: PageRequest): string {
  const { checkout, state, response_id } = transaction;
  const { words } = getPageTexts(request.accept_language);
  const open = state === 'OPEN' || state === 'PENDING';
  const rows = checkout.items
    .map(
      (item) => `<tr><th scope="row">${escape(item.name)}</th><td>${formatPeso(item.amount * item.quantity)}</td></tr>`,
    )
    .join('');
  const total = `<tr><th scope="row">${words.total}</th><td>${formatPeso(checkout.amount)}</td></tr>`;
  const returnUrl = `${escape(checkout.response_url)}?${toReturnQuery(checkout.request_id, response_id)}`;
  const facts = [
    [words.pay_to, request.merchant],
    [words.payer, checkout.payer],
    [words.reference, checkout.request_id],
    [words.for_what, checkout.note],
  ].map(([term, value = '']) => (value ? `<dt>${term}</dt><dd>${escape(value)}</dd>` : ''));
  return renderFrame(
    request,
    words.title[checkout.method],
    `
    <h1>${words.title[checkout.method]}</h1>
    <p class="help" role="status">${words.states[state]}</p>
    <dl>${facts.join('')}</dl>
    <table><tbody>${rows}</tbody><tfoot>${total}</tfoot></table>
    ${open ? renderChoices(transaction, request) : `<p><a class="back" href="${returnUrl}">${words.back}</a></p>`}`,
  );
}

/** A plain sentence instead of the page: a refused request, or an unknown address. */
export function renderRefusedPage(reason: CheckoutRefused['reason'] | 'missing', request: PageRequest): string {
  const { words } = getPageTexts(request.accept_language);
  const sentence = reason === 'missing' ? words.missing : words.refused[reason];
  return renderFrame(request, words.refused_title, `<h1>${words.refused_title}</h1><p>${sentence}</p>`);
}

/** Query of the return address: both numbers in base64, never a result (domain reference 5.1). */
export function toReturnQuery(request_id: string, response_id: string): string {
  const toBase64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
  return new URLSearchParams({ requestid: toBase64(request_id), responseid: toBase64(response_id) }).toString();
}

function renderChoices({ checkout, response_id, state }: Transaction, request: PageRequest): string {
  const { words } = getPageTexts(request.accept_language);
  const offeredChoices = CHOICES.filter((choice) => !(choice === 'pending' && state === 'PENDING'));
  const buttons = offeredChoices.map((choice) => {
    const label = choice === 'pay' ? `${words.pay} ${formatPeso(checkout.amount)}` : words[choice];
    const look = choice === 'pay' ? ' class="primary"' : '';
    return [
      '<div class="choice">',
      `<button name="decision" value="${choice}" aria-describedby="${choice}-help"${look}>${label}</button>`,
      `<p class="help" id="${choice}-help">${words[`${choice}_help`]}</p></div>`,
    ].join('');
  });
  return [
    `<h2>${words.choose}</h2><form method="post" action="/webpayment/decide">`,
    `<input type="hidden" name="response_id" value="${response_id}">${buttons.join('')}</form>`,
  ].join('');
}

function renderFrame({ accept_language }: PageRequest, title: string, body: string): string {
  const { language, words } = getPageTexts(accept_language);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${words.sandbox}</title><style>${STYLE}</style></head>
<body><p class="sandbox"><strong>${words.sandbox}</strong> · ${words.no_money}</p><main>${body}</main></body></html>`;
}

function formatPeso(amount: number): string {
  const [whole = '', cents = ''] = formatDecimal(amount).split('.');
  return `₱${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
