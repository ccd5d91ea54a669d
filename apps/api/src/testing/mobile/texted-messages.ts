// Reads the text messages that a test server has sent.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { TestServer } from '../open-server.ts';

/** The messages to a number in their order, after the worker has sent what is due. */
export async function listTextsTo({ api }: TestServer, number: string): Promise<string[]> {
  await api.jobs.runDue();
  const folder = join(api.config.data_dir, 'outbox-sms');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.startsWith(`To: ${number}\n`));
}

/** The code of the newest message to a number; empty without one. */
export async function getLastCode(server: TestServer, number: string): Promise<string> {
  return /\b\d{6}\b/.exec((await listTextsTo(server, number)).at(-1) ?? '')?.[0] ?? '';
}

/** Another code of six digits. */
export function getOtherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
