import { downloadHoldings, type ReplyBody, getHolding, listHoldings } from '@ebpls/contracts';
import { checkPin } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import { loadHoldingRows, sendHoldings } from './holdings-list.ts';
import { findHoldingRow, type HoldingRow } from './holdings.queries.ts';

/** The read-only register of establishments of an office. */
export function holdingsRoutes(api: Api): void {
  registerEndpoint(api, listHoldings, 'holding.read', async ({ query, actor }) => {
    const rows = await loadReferenceRows(api.db);
    const reader = { actor, at: toStandingDay(api.clock.today(), rows) };
    const { pageRows, next_cursor } = await loadHoldingRows(api.db, { ...reader, rows }, query);
    return { data: pageRows.map((row) => toHoldingReply(row, rows, actor)), next_cursor };
  });
  registerEndpoint(api, downloadHoldings, 'holding.read', ({ query, actor, reply }) =>
    sendHoldings(api, { actor, reply }, query),
  );
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
