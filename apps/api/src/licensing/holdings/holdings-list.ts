// Lists the register of establishments of an office, as pages and as a file.

import { type downloadHoldings, type EndpointInput, type listHoldings } from '@ebpls/contracts';
import type { FastifyReply } from 'fastify';

import { type FileColumn, sendList } from '../../domain/listing/send-list.ts';
import { loadSearchPage } from '../../domain/listing/search/searched-page.ts';
import { toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import {
  getNameOrder,
  type HoldingRow,
  listHoldingRows,
  NEWEST_FIRST,
  type RegisterReader,
} from './holdings.queries.ts';

type HoldingsPlace = EndpointInput<typeof listHoldings>['query'];

/** One page of the register; a present or former barangay code, typed as a search, selects the barangay. */
export function loadHoldingRows(
  db: Database | Trx,
  { rows, ...reader }: RegisterReader & { readonly rows: ReferenceRows },
  { search: searchText, brgycode: chosenBarangay, cursor, limit, sort }: HoldingsPlace,
) {
  const barangayCode = rows.barangays.get(searchText ?? '')?.brgycode;
  const search = barangayCode === undefined ? searchText : undefined;
  const brgycode = chosenBarangay === undefined ? barangayCode : rows.barangays.currentCode(chosenBarangay);
  const chosenOrder = sort === undefined ? undefined : getNameOrder(sort);
  return loadSearchPage({
    db,
    search,
    cursor,
    limit,
    searchedTable: 'business',
    has_days: false,
    is_newest_first: true,
    chosenOrder,
    getKey: ({ sort_name, business_id }: HoldingRow) => [chosenOrder ? sort_name : '', business_id],
    read: (slice) => listHoldingRows(db, reader, { ...slice, brgycode, order: chosenOrder ?? NEWEST_FIRST }),
  });
}

const HOLDING_COLUMNS: readonly FileColumn<'holdings'>[] = [
  { key: 'business', of: 'business', kind: 'text' },
  { key: 'company_code', of: 'business', kind: 'text' },
  { key: 'owner', of: 'owner', kind: 'text' },
  { key: 'place', of: 'place', kind: 'text' },
  { key: 'barangay', of: 'place', kind: 'text' },
  { key: 'lines', of: 'lines', kind: 'text' },
  { key: 'state', of: 'state', kind: 'text' },
  { key: 'permit_no', of: 'state', kind: 'text' },
];

/** Sends the register of the reader's office as a file. */
export async function sendHoldings(
  api: Api,
  { actor, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
  query: EndpointInput<typeof downloadHoldings>['query'],
): Promise<void> {
  const rows = await loadReferenceRows(api.db);
  const reader = { actor, rows, at: toStandingDay(api.clock.today(), rows) };
  const { locale } = actor;
  return sendList(api, {
    list: 'holdings',
    actor,
    reply,
    query,
    columns: HOLDING_COLUMNS,
    read: (db, place) => loadHoldingRows(db, reader, { ...query, ...place }),
    toRow: (row: HoldingRow) => ({
      key: row.company_code,
      texts: {
        business: row.company_name,
        company_code: row.company_code,
        owner: row.owner_name,
        place: row.address,
        barangay: row.barangay_name,
        lines: row.line_ids.map((line) => rows.lines.get(line)?.name[locale] ?? line).join(', '),
        state: getMessageText(`list.standing.${row.standing}`, {}, locale),
        permit_no: row.permit_no ?? '',
      },
    }),
  });
}
