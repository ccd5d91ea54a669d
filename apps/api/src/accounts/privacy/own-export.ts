import { Readable } from 'node:stream';

import { OWN_EXPORT_DAYS, type OwnExport } from '@ebpls/contracts';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { toClockDay } from '../../platform/clock.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { findAccount } from '../../platform/identity/accounts.queries.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import type { Api } from '../../platform/http/serve.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { escapeFormula } from '../../platform/spreadsheets/sheet-file.ts';
import { type ZipEntry, createZip } from '../../platform/spreadsheets/zip.ts';
import { exportMade } from './export-events.ts';
import {
  findExportFile,
  findUnmadeExport,
  removeExpiredExportRows,
  insertExport,
  saveExport,
} from './own-exports.queries.ts';
import { type OwnRecords, readOwnRecords } from './own-records.queries.ts';

const EXPORT_DAY_MS = 86_400_000;
const MAX_EXPORT_BYTES = 1_073_741_824;

/**
 * Queues a file of all data about a person (data portability, RA 10173 section 18). Refused: conflict when the file of
 * that day was requested already.
 */
export function requestExport({ db, clock }: Api, actor: Actor): Promise<OwnExport> {
  const asked_at = clock.now();
  return db.transaction().execute(async (trx) => {
    const ownExport = await insertExport(trx, {
      account_id: actor.account_id,
      asked_at,
      asked_on: clock.today(),
      expires_at: new Date(asked_at.getTime() + OWN_EXPORT_DAYS * EXPORT_DAY_MS),
    });
    if (!ownExport) throw new Refused('conflict', 'export.one_a_day');
    const { export_id } = ownExport;
    await recordAudit(trx, actor, { act: 'account.export', object_kind: 'own_export', object_id: export_id });
    await enqueueJob(trx, { task: 'make_own_export', payload: { export_id }, job_key: `own_export ${export_id}` });
    return ownExport;
  });
}

/** Creates the file and stores the event that it is ready; a second run, or one for an erased account, stores nothing. */
export async function makeExport(api: Api, export_id: string): Promise<void> {
  const { db, storage, clock, heavyReads } = api;
  const accountId = await findUnmadeExport(db, export_id);
  if (accountId === undefined) return;
  const now = clock.now();
  const records = await heavyReads.run(() => readOwnRecords(db, accountId));
  const account = await findAccount(db, accountId);
  const zip = createZip(
    toZipEntries(records, { now, locale: account.locale, municipality: await getMunicipalityName(api) }),
    now,
  );
  const { id, size } = await storage.put(Readable.from([zip]), MAX_EXPORT_BYTES);
  const isKept = await db
    .transaction()
    .execute(async (trx) => {
      if (!(await saveExport(trx, { export_id, storage_key: id, size, now }))) return false;
      const until = toClockDay(new Date(now.getTime() + OWN_EXPORT_DAYS * EXPORT_DAY_MS));
      await insertEvent({ trx, now, actor: undefined }, exportMade, { account_id: accountId, until });
      return true;
    })
    .catch(async (error: unknown) => {
      await storage.remove(id);
      throw error;
    });
  if (!isKept) await storage.remove(id);
}

/** Sends the file to its person. Refused: missing for everybody else, before it is ready and after its days. */
export async function sendExport(
  { db, storage, clock }: Api,
  actor: Actor,
  { export_id, reply }: { readonly export_id: string; readonly reply: FastifyReply },
): Promise<void> {
  const file = await findExportFile(db, { export_id, account_id: actor.account_id, now: clock.now() });
  if (!file) throw new Refused('missing', 'resource.missing');
  await recordAudit(db, actor, { act: 'account.export_fetch', object_kind: 'own_export', object_id: export_id });
  await reply
    .type('application/zip')
    .header('content-length', file.size)
    .header('content-disposition', `attachment; filename="ebpls-my-data-${file.asked_on}.zip"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(storage.read(file.storage_key));
}

/** Removes expired exports with their files. */
export async function removeExpiredExports({ db, storage, clock }: Api): Promise<void> {
  for (const storageKey of await removeExpiredExportRows(db, clock.now())) await storage.remove(storageKey);
}

async function getMunicipalityName({ db }: Api): Promise<string> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'municipality').executeTakeFirst();
  return (row?.value as { name?: string } | undefined)?.name ?? 'eBPLS';
}

interface ExportStamp {
  readonly now: Date;
  readonly locale: 'en' | 'fil';
  readonly municipality: string;
}

function toZipEntries(records: OwnRecords, { now, locale, municipality }: ExportStamp): ZipEntry[] {
  const at = now.toISOString();
  const content = JSON.stringify({ exported_at: at, amounts: 'centavos', ...records }, undefined, 2);
  const { files = [], ...parts } = records;
  return [
    { name: 'README.txt', content: Buffer.from(getMessageText('export.readme', { municipality, at }, locale)) },
    { name: 'my-data.json', content: Buffer.from(content) },
    { name: 'files.csv', content: renderCsv(files) },
    ...Object.entries(parts).map(([part, rows]) => ({ name: `csv/${part}.csv`, content: renderCsv(rows) })),
  ];
}

/** With the byte order mark by which spreadsheets recognise UTF-8, and without formulas. */
function renderCsv(rows: readonly Readonly<Record<string, unknown>>[]): Buffer {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => formatCsvCell(row[column])));
  return Buffer.from(stringify([columns, ...lines], { bom: true, record_delimiter: 'windows' }));
}

function formatCsvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return escapeFormula(value);
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
