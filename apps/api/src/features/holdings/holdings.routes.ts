import { type Answer, getHolding, listHoldings } from '@ebpls/contracts';

import { Refused } from '../../http/refused.ts';
import { type Api, serve } from '../../http/serve.ts';
import type { Actor } from '../../identity/actor.ts';
import { type ReferenceRows, referenceRows } from '../../licensing/reference-rows.ts';
import { pageOf, patternOf, readCursor } from '../../records/paging.ts';
import { findHoldingRow, type HoldingRow, listHoldingRows } from './holdings.queries.ts';

/** The read-only register of establishments of an office. */
export function holdingsRoutes(api: Api): void {
  serve(api, listHoldings, 'holding.read', async ({ query, actor }) => {
    const rows = await referenceRows(api.db);
    const found = await listHoldingRows(api.db, actor, {
      pattern: patternOf(query.search),
      brgycode: query.brgycode,
      before: readCursor(query.cursor)?.[1],
      limit: query.limit + 1,
    });
    const { shown, next_cursor } = pageOf(found, query.limit, ({ business_id }) => ['', business_id]);
    return { data: shown.map((row) => onWire(row, rows, actor)), next_cursor };
  });
  serve(api, getHolding, 'holding.read', async ({ params, actor }) => {
    const row = await findHoldingRow(api.db, actor, params.company_code);
    if (!row) throw new Refused('missing', 'thing.missing');
    return onWire(row, await referenceRows(api.db), actor);
  });
}

function onWire(
  { business_id: _business, line_ids, ...row }: HoldingRow,
  { lines }: ReferenceRows,
  { locale }: Actor,
): Answer<typeof getHolding> {
  return { ...row, lines: line_ids.map((line) => lines.get(line)?.name[locale] ?? line) };
}
