import { type ReplyBody, getHolding, listHoldings } from '@ebpls/contracts';
import { checkPin } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import { loadSearchPage } from '../../domain/listing/search/searched-page.ts';
import { getNameOrder, findHoldingRow, type HoldingRow, listHoldingRows, NEWEST_FIRST } from './holdings.queries.ts';

/** The read-only register of establishments of an office. */
export function holdingsRoutes(api: Api): void {
  registerEndpoint(api, listHoldings, 'holding.read', async ({ query, actor }) => {
    const rows = await loadReferenceRows(api.db);
    const reader = { actor, at: toStandingDay(api.clock.today(), rows) };
    const { cursor, limit, sort } = query;
    // A present or former code, typed as a search, selects the barangay.
    const barangayCode = rows.barangays.get(query.search ?? '')?.brgycode;
    const search = barangayCode === undefined ? query.search : undefined;
    const brgycode = query.brgycode === undefined ? barangayCode : rows.barangays.currentCode(query.brgycode);
    const chosenOrder = sort === undefined ? undefined : getNameOrder(sort);
    const { pageRows, next_cursor } = await loadSearchPage({
      db: api.db,
      search,
      cursor,
      limit,
      searchedTable: 'business',
      has_days: false,
      is_newest_first: true,
      chosenOrder,
      keyOf: ({ sort_name, business_id }: HoldingRow) => [chosenOrder ? sort_name : '', business_id],
      read: (slice) => listHoldingRows(api.db, reader, { ...slice, brgycode, order: chosenOrder ?? NEWEST_FIRST }),
    });
    return { data: pageRows.map((row) => toHoldingReply(row, rows, actor)), next_cursor };
  });
  registerEndpoint(api, getHolding, 'holding.read', async ({ params, actor }) => {
    const rows = await loadReferenceRows(api.db);
    const reader = { actor, at: toStandingDay(api.clock.today(), rows) };
    const row = await findHoldingRow(api.db, reader, params.company_code);
    if (!row) throw new Refused('missing', 'resource.missing');
    return toHoldingReply(row, rows, actor);
  });
}

function toHoldingReply(
  { business_id: _business, sort_name: _sort, line_ids, brgycode, ...row }: HoldingRow,
  { lines, barangays }: ReferenceRows,
  { locale }: Actor,
): ReplyBody<typeof getHolding> {
  const { geo_lat, geo_lng } = row;
  const point = geo_lat === null || geo_lng === null ? undefined : { lat: geo_lat, lng: geo_lng };
  const pin = checkPin(point, brgycode, [...barangays.values()]);
  return {
    ...row,
    lines: line_ids.map((line) => lines.get(line)?.name[locale] ?? line),
    pin_elsewhere: pin.kind === 'elsewhere' ? { barangay_name: barangays.get(pin.lies_in ?? '')?.name ?? null } : null,
  };
}
