import { type DeskList, LIST_FILE_MOST, type ListColumn, type ReportColumn } from '@ebpls/contracts';
import type { FastifyReply } from 'fastify';

import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { audit } from '../../platform/identity/audit.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import type { FiledSheet, SheetRow } from '../../platform/spreadsheets/sheet.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type FiledList = Extract<DeskList, 'clearances' | 'applications' | 'payments'>;
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
  | 'amount';

/** A column of the file, and the column of the list with which it is left out. */
export interface FileColumn<L extends FiledList> {
  readonly key: ListFileKey;
  readonly of: ListColumn<L>;
  readonly kind: ReportColumn['kind'];
}

/** What is asked of a list's file: the filters are those of the list. */
interface FileQuery {
  readonly format: keyof typeof TYPES;
  readonly hidden?: string | undefined;
  readonly [filter: string]: unknown;
}

interface ListFile<L extends FiledList, R> {
  readonly list: L;
  readonly actor: Actor;
  readonly reply: FastifyReply;
  readonly query: FileQuery;
  readonly columns: readonly FileColumn<L>[];
  /** The rows in the order of the list; asked for as many as a file holds. */
  readonly read: (limit: number) => Promise<{ readonly shown: readonly R[]; readonly next_cursor: string | null }>;
  readonly rowOf: (row: R) => SheetRow;
}

/**
 * Sends what is listed as a file, with exactly its rows in its order, and writes down who took it with which filters.
 * Refused: conflict when the list holds more than a file may.
 */
export async function sendList<L extends FiledList, R>(api: Api, file: ListFile<L, R>): Promise<void> {
  const { actor, list, query, reply } = file;
  const { shown, next_cursor } = await api.heavyReads.run(() => file.read(LIST_FILE_MOST));
  if (next_cursor !== null) throw new Refused('conflict', 'list.too_many_rows', { params: { most: LIST_FILE_MOST } });
  const { format, hidden = '', ...filters } = query;
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  await audit(api.db, actor, {
    act: 'list.export',
    object_kind: 'list',
    object_id: list,
    detail: { format, rows: shown.length, ...Object.fromEntries(asked) },
  });
  const sheet = sheetOf(file, { shown, hidden: hidden.split(','), asked });
  const { csvOf, workbookOf } = await import('../../platform/spreadsheets/sheet-file.ts');
  const made = { moment: api.clock.now().toISOString(), locale: actor.locale };
  await reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${list}-${api.clock.today()}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(format === 'csv' ? csvOf(sheet, made) : await workbookOf(sheet, made));
}

interface Listed<R> {
  readonly shown: readonly R[];
  readonly hidden: readonly string[];
  readonly asked: readonly (readonly [string, unknown])[];
}

function sheetOf<L extends FiledList, R>(
  { list, actor: { locale }, columns, rowOf }: ListFile<L, R>,
  { shown, hidden, asked }: Listed<R>,
): FiledSheet {
  const filters = asked.map(([name, value]) => `${name} = ${String(value)}`).join(', ');
  return {
    title: `list.${list}`,
    subtitle:
      filters === '' ? messageText('list.unfiltered', {}, locale) : messageText('list.filters', { filters }, locale),
    columns: columns
      .filter(({ of }) => !hidden.includes(of))
      .map(({ key, kind }) => ({ key, kind, title: messageText(`list.col.${key}`, {}, locale) })),
    rows: shown.map(rowOf),
    foot: null,
    sums: [],
  };
}
