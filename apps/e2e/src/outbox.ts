import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { house } from './e2e-harness.ts';

/** The newest mail to an address, as text; waits until the worker has written it. */
export async function mailTo(address: string, about: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    found = letters().findLast(
      (letter) => letter.includes(`To: ${address}`) && (about.test(letter) || about.test(textOf(letter))),
    );
    expect(found, `a mail to ${address} about ${String(about)}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return textOf(found ?? '');
}

/** Everything that was mailed to an address and that a mail reader would draw. */
export function pagesMailedTo(address: string): string[] {
  const parts = letters()
    .filter((letter) => letter.includes(`To: ${address}`))
    .flatMap((letter) => letter.split(/^--\S+\s*$/m));
  return parts.filter((part) => /^content-type: text\/html/im.test(part)).map((part) => bodyOf(part));
}

/** The link of a mail. */
export function linkIn(mail: string): string {
  return /https?:\/\/\S+/.exec(mail)?.[0] ?? '';
}

function letters(): string[] {
  const outbox = join(house().data_dir, 'outbox');
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .toSorted();
  return names.map((name) => readFileSync(join(outbox, name), 'utf8'));
}

/** The plain part of a mail, decoded as its own header says. */
function textOf(letter: string): string {
  const boundary = /boundary="([^"]+)"/.exec(letter)?.[1];
  const parts = boundary === undefined ? [letter] : letter.split(`--${boundary}`);
  return bodyOf(parts.find((part) => /^content-type: text\/plain/im.test(part)) ?? letter);
}

function bodyOf(part: string): string {
  const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/);
  return decoded(body.join('\n\n'), /content-transfer-encoding: (\S+)/i.exec(head)?.[1]);
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
