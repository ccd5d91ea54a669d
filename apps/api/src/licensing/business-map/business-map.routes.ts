import { type ReplyBody, listMappedBusinesses, listPinClusters } from '@ebpls/contracts';
import { findBarangayAt } from '@ebpls/rules';

import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { countPins, listClusters, listMapRows, type MappedRow, type MapReader } from './business-map.queries.ts';

/** Positions of the businesses of the municipality, for its offices (decision 0101). */
export function businessMapRoutes(api: Api): void {
  const createReader = (actor: Actor, rows: ReferenceRows): MapReader => ({
    actor,
    at: toStandingDay(api.clock.today(), rows),
  });
  registerEndpoint(api, listPinClusters, 'business_map.read', async ({ query, actor }) => {
    const rows = await loadReferenceRows(api.db);
    const read = () => listClusters(api.db, createReader(actor, rows), toCurrentCode(query, rows));
    return { data: await api.wideReads.run(read) };
  });
  registerEndpoint(api, listMappedBusinesses, 'business_map.read', async ({ query, actor }) => {
    const rows = await loadReferenceRows(api.db);
    const page = toCurrentCode(query, rows);
    const { cursor: _cursor, limit: _limit, pin: _pin, ...narrowing } = page;
    const reader = createReader(actor, rows);
    const [{ pageRows, next_cursor }, counts] = await api.wideReads.run(async () => [
      await listMapRows(api.db, reader, page),
      await countPins(api.db, reader, narrowing),
    ]);
    return { data: pageRows.map((row) => toMappedBusiness(row, rows)), next_cursor, counts };
  });
}

/** Maps a saved filter with a former code of a barangay to the present code. */
function toCurrentCode<Q extends { readonly brgycode?: string | undefined }>(query: Q, rows: ReferenceRows): Q {
  return query.brgycode === undefined ? query : { ...query, brgycode: rows.barangays.currentCode(query.brgycode) };
}

function toMappedBusiness(
  { business_id: _business, brgycode: _brgycode, geo_lat, geo_lng, ...row }: MappedRow,
  { barangays }: ReferenceRows,
): ReplyBody<typeof listMappedBusinesses>['data'][number] {
  const point =
    row.pin === 'elsewhere' && geo_lat !== null && geo_lng !== null ? { lat: geo_lat, lng: geo_lng } : undefined;
  const barangay = point && findBarangayAt(point, [...barangays.values()]);
  return { ...row, lies_in: barangays.get(barangay ?? '')?.name ?? null };
}
