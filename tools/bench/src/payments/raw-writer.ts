import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv, env, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';

import { Pool, type PoolClient } from 'pg';

import { toRecordingName, type Recording } from './recording.ts';

/**
 * The other side of P-10: the statements of one recorded payment notification, sent for one payment after the other
 * over as many connections as the product has, without HTTP, signature, XML or rules. Values that the database gives a
 * payment (numbers of rows, receipts) are filled in.
 */
const [width = '10'] = argv.slice(2);
const recording = JSON.parse(readFileSync(env['BENCH_RECORDING'] ?? '', 'utf8'), (_key, value: unknown) =>
  isBytes(value) ? Buffer.from(value.data) : value,
) as Recording & { readonly distance: number };
const pool = new Pool({ connectionString: env['BENCH_DATABASE'], max: Number(width), options: '-c timezone=UTC' });
const names = recording.statements.map(({ text }) => toRecordingName(text));

function isBytes(value: unknown): value is { data: number[] } {
  return typeof value === 'object' && value !== null && (value as { type?: string }).type === 'Buffer';
}

/** At most so many numbers are taken at once. */
const RECEIPTS = 3;
const padNumber = (last: unknown): string => String(last).padStart(8, '0');

/** Value of a parameter of the recorded payment, for another one. */
function another(
  value: unknown,
  put: ReadonlyMap<unknown, unknown>,
  words: readonly (readonly [string, string])[],
): unknown {
  if (Array.isArray(value)) return value.map((part) => another(part, put, words));
  if (put.has(value)) return put.get(value);
  if (typeof value !== 'string') return value;
  return words.reduce((text, [was, is]) => text.replaceAll(was, is), value);
}

async function writeRows(client: PoolClient, number: number): Promise<void> {
  const shift = number * recording.distance;
  const put = new Map<unknown, unknown>(
    recording.ids.flatMap((id) => [
      [id, id - shift],
      [String(id), String(id - shift)],
    ]),
  );
  const words = recording.words.map((recordedText): [string, string] => [
    recordedText,
    `${recordedText.slice(0, -6)}${randomBytes(3).toString('hex').toUpperCase()}`,
  ]);
  words[0] = [recording.words[0] ?? '', getRequestId(number)];
  for (const [index, statement] of recording.statements.entries()) {
    const values = statement.values.map((value) => another(value, put, words));
    const { rows } =
      values.length === 0
        ? await client.query(statement.text)
        : await client.query({ name: names[index] ?? '', text: statement.text, values });
    if (/\b(?:insert|update)\b/i.test(statement.text))
      for (const [at, row] of rows.entries())
        learn(statement.rows[at] ?? {}, row as Record<string, unknown>, { put, words });
  }
}

/** Maps numbers that the database gave while it was recorded to those that it gives now. */
function learn(
  values: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  { put, words }: { put: Map<unknown, unknown>; words: [string, string][] },
): void {
  for (const [column, was] of Object.entries(values)) {
    const is = now[column];
    if (is === undefined || typeof was !== 'number') continue;
    put.set(was, is).set(String(was), String(is));
    if (column === 'last')
      for (let step = 0; step < RECEIPTS; step += 1) words.push([padNumber(was - step), padNumber(Number(is) - step)]);
  }
}

const last = /(\d{14})$/;
function getRequestId(number: number): string {
  const [request_id = ''] = recording.words;
  return request_id.replace(last, (digits) => String(Number(digits) - number).padStart(14, '0'));
}

// The last two were posted while they were recorded.
let next = 1;
const clients = await Promise.all(Array.from({ length: Number(width) }, () => pool.connect()));

async function round(seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const worker = async (client: PoolClient): Promise<void> => {
    while (performance.now() < until) {
      next += 1;
      const begunAt = performance.now();
      await writeRows(client, next);
      times.push(performance.now() - begunAt);
    }
  };
  await Promise.all(clients.map(worker));
  return times;
}

// One input line requests a round of this many seconds; one output line replies. The connections and their plans stay,
// as the product's do.
for await (const line of createInterface({ input: stdin }))
  stdout.write(`${JSON.stringify(await round(Number(line)))}\n`);
for (const client of clients) client.release();
await pool.end();
