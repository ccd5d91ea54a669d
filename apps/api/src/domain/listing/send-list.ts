// Sends a list as a spreadsheet file with the columns that the person chose.

import { setImmediate as soon } from 'node:timers/promises';

import { type DeskList, MAX_LIST_FILE_ROWS, type ListColumn, type ReportColumn } from '@ebpls/contracts';
import type { FastifyReply } from 'fastify';

import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import type { SheetHead, SheetRow } from '../../platform/spreadsheets/sheet.ts';
import type { SheetFormat } from '../../platform/spreadsheets/sheet-file.ts';
import { iterateListPages, type ListPage, type ListPlace } from './listed-pages.ts';

type ListFileKey =
  | 'business'
  | 'company_code'
  | 'number'
  | 'owner'
  | 'type'
  | 'barangay'
  | 'state'
  | 'filed'
  | 'due'
  | 'taken_by'
  | 'visit'
  | 'offices'
  | 'blocker'
  | 'started'
  | 'request_id'
  | 'method'
  | 'top_no'
  | 'receipts'
  | 'amount'
  | 'place'
  | 'lines'
  | 'permit_no'
  | 'name'
  | 'email'
  | 'roles'
  | 'permissions'
  | 'last_used';

/** A column of the file, and the column of the list that hides it. */
export interface FileColumn<L extends DeskList> {
  readonly key: ListFileKey;
  readonly of: ListColumn<L>;
  readonly kind: ReportColumn['kind'];
}

/** Query of a list's file; the filters are those of the list. */
interface FileQuery {
  readonly format: SheetFormat;
  readonly hidden?: string | undefined;
  readonly [filter: string]: unknown;
}

interface ListFile<L extends DeskList, R> {
  readonly list: L;
  readonly actor: Actor;
  readonly reply: FastifyReply;
  readonly query: FileQuery;
  readonly columns: readonly FileColumn<L>[];
  /** Some rows of the list in its order. */
  readonly read: (db: Trx, page: ListPlace) => Promise<ListPage<R>>;
  readonly toRow: (row: R) => SheetRow;
}

/**
 * Sends a list as a file, with exactly its rows in its order at one moment, and audits the reader and the filters.
 * Refused: conflict when the list has more rows than a file may.
 */
export async function sendList<L extends DeskList, R>(api: Api, file: ListFile<L, R>): Promise<void> {
  const { actor, list, query, reply } = file;
  const { format, hidden = '', ...filters } = query;
  const appliedFilters = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const { SHEET_TYPES, openSheetFile } = await import('../../platform/spreadsheets/sheet-file.ts');
  const { rows, bytes } = await api.heavyReads.run(async () => {
    const fileContext = { moment: api.clock.now().toISOString(), locale: actor.locale };
    const sheetFile = await openSheetFile(
      format,
      toSheetHead(file, { hidden: hidden.split(','), appliedFilters }),
      fileContext,
    );
    try {
      const count = await writeRows(api, file, sheetFile.add);
      return { rows: count, bytes: await sheetFile.end() };
    } finally {
      sheetFile.drop();
    }
  });
  await recordAudit(api.db, actor, {
    act: 'list.export',
    object_kind: 'list',
    object_id: list,
    detail: { format, rows, ...Object.fromEntries(appliedFilters) },
  });
  await reply
    .type(SHEET_TYPES[format])
    .header('content-disposition', `attachment; filename="${list}-${api.clock.today()}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
}

/** Number of rows that are formatted before other requests are served. */
const FORMATTED_ROWS_PER_TICK = 100;

/** Writes every row in one snapshot of the database, in chunks; returns their number. */
function writeRows<L extends DeskList, R>(
  { db }: Api,
  { read, toRow }: ListFile<L, R>,
  add: (rows: readonly SheetRow[]) => Promise<void>,
): Promise<number> {
  const view = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return view.execute(async (trx) => {
    let count = 0;
    for await (const rows of iterateListPages((place) => read(trx, place), MAX_LIST_FILE_ROWS)) {
      for (let from = 0; from < rows.length; from += FORMATTED_ROWS_PER_TICK) {
        await add(rows.slice(from, from + FORMATTED_ROWS_PER_TICK).map(toRow));
        await soon();
      }
      count += rows.length;
    }
    return count;
  });
}

interface ListHeadInput {
  readonly hidden: readonly string[];
  readonly appliedFilters: readonly (readonly [string, unknown])[];
}

function toSheetHead<L extends DeskList, R>(
  { list, actor: { locale }, columns }: ListFile<L, R>,
  { hidden, appliedFilters }: ListHeadInput,
): SheetHead {
  const filters = appliedFilters.map(([name, value]) => `${name} = ${String(value)}`).join(', ');
  return {
    title: `list.${list}`,
    subtitle:
      filters === ''
        ? getMessageText('list.unfiltered', {}, locale)
        : getMessageText('list.filters', { filters }, locale),
    columns: columns
      .filter(({ of }) => !hidden.includes(of))
      .map(({ key, kind }) => ({ key, kind, title: getMessageText(`list.col.${key}`, {}, locale) })),
  };
}
