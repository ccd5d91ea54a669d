// Reads the mails that the product has sent in an end-to-end test.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { getProduct } from './e2e-harness.ts';

/** The newest mail to an address, as text; waits until the worker has written it. */
export async function waitForMail(address: string, about: RegExp): Promise<string> {
  let foundMail: string | undefined;
  await expect(() => {
    foundMail = listMails().findLast(
      (mail) => mail.includes(`To: ${address}`) && (about.test(mail) || about.test(getMailText(mail))),
    );
    expect(foundMail, `a mail to ${address} about ${String(about)}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return getMailText(foundMail ?? '');
}

/** The code of the nth text message to a number; waits until the worker has written it. */
export async function waitForTextedCode(number: string, place: number): Promise<string> {
  let code = '';
  await expect(() => {
    const text = listTexts(number)[place - 1];
    code = /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
    expect(code, `text message ${place} to ${number}`).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return code;
}

function listTexts(number: string): string[] {
  return listFiles('outbox-sms', '.txt').filter((text) => text.startsWith(`To: ${number}\n`));
}

/** Every HTML part that was mailed to an address. */
export function listMailPages(address: string): string[] {
  const parts = listMails()
    .filter((mail) => mail.includes(`To: ${address}`))
    .flatMap((mail) => mail.split(/^--\S+\s*$/m));
  return parts.filter((part) => /^content-type: text\/html/im.test(part)).map((part) => getBody(part));
}

/** The link of a mail. */
export function getMailLink(mail: string): string {
  return /https?:\/\/\S+/.exec(mail)?.[0] ?? '';
}

function listMails(): string[] {
  return listFiles('outbox', '.eml');
}

function listFiles(folder: string, ending: string): string[] {
  const outbox = join(getProduct().data_dir, folder);
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox)
    .filter((name) => name.endsWith(ending))
    .toSorted();
  return names.map((name) => readFileSync(join(outbox, name), 'utf8'));
}

/** The plain part of a mail, decoded by its own header. */
function getMailText(mail: string): string {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
  const parts = boundary === undefined ? [mail] : mail.split(`--${boundary}`);
  return getBody(parts.find((part) => /^content-type: text\/plain/im.test(part)) ?? mail);
}

function getBody(part: string): string {
  const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/);
  return decodeBody(body.join('\n\n'), /content-transfer-encoding: (\S+)/i.exec(head)?.[1]);
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
