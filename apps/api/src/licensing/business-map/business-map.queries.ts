// Queries of the map of businesses: clusters, rows and pin counts.

import {
  type BusinessState,
  MAX_CLUSTERS,
  type PinCluster,
  type PinState,
  type BusinessStanding,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { selectStanding, type StandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { whereRelevantTo } from '../../domain/access/office-conditions.ts';

export interface MapFilters {
  readonly standing?: BusinessStanding | undefined;
  readonly brgycode?: string | undefined;
  readonly line?: string | undefined;
}

interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A cluster is as wide as this part of a tile of the map. */
const CELLS_PER_TILE = 4;

/**
 * Businesses that a person sees on the map, as a condition on `business b`: a barangay its own, all others the whole
 * municipality.
 */
function whereVisibleOnMap({ office, brgycode }: Actor): RawBuilder<boolean> {
  if (office !== 'barangay') return sql`true`;
  return brgycode === undefined ? sql`false` : sql`b.brgycode = ${brgycode}`;
}

/** The reader of the map, and the day. */
export interface MapReader {
  readonly actor: Actor;
  readonly at: StandingDay;
}

function whereFiltered({ actor, at }: MapReader, { standing, brgycode, line }: MapFilters): RawBuilder<boolean> {
  return sql`
    b.registered_at is not null
    and b.discarded_at is null
    and ${whereVisibleOnMap(actor)}
    and ${brgycode === undefined ? sql`true` : sql`b.brgycode = ${brgycode}`}
    and ${line === undefined ? sql`true` : sql`b.line_ids @> array[${line}]`}
    and ${standing === undefined ? sql`true` : sql`(${selectStanding(at, 'register')}) = ${standing}`}`;
}

/**
 * Groups the businesses of a box on a grid that follows the zoom, so that a screen has as many marks for fifty
 * businesses as for fifty thousand. The largest groups come first.
 */
export async function listClusters(
  db: Database,
  reader: MapReader,
  { south, west, north, east, zoom, standing, ...narrowing }: MapFilters & Box & { readonly zoom: number },
): Promise<PinCluster[]> {
  const cell = 360 / 2 ** zoom / CELLS_PER_TILE;
  const { rows } = await sql<PinCluster>`
    with seen as materialized (
      select b.geo_lat, b.geo_lng, b.state, b.company_code, b.company_name, ${selectStanding(reader.at, 'register')} as standing
      from business b
      where ${whereFiltered(reader, narrowing)}
        and b.geo_lat between ${south}::float8 and ${north}::float8
        and b.geo_lng between ${west}::float8 and ${east}::float8
    )
    select
      avg(s.geo_lat) as lat, avg(s.geo_lng) as lng, count(*)::int as count,
      case when min(s.state) = max(s.state) then min(s.state) end as state,
      case when min(s.standing) = max(s.standing) then min(s.standing) end as standing,
      case when count(*) = 1 then min(s.company_code) end as company_code,
      case when count(*) = 1 then min(s.company_name) end as company_name
    from seen s
    where ${standing ?? null}::text is null or s.standing = ${standing ?? null}
    group by floor(s.geo_lat / ${cell}::float8), floor(s.geo_lng / ${cell}::float8)
    order by count(*) desc
    limit ${MAX_CLUSTERS}`.execute(db);
  return rows;
}

export interface MappedRow {
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly state: BusinessState;
  readonly standing: BusinessStanding;
  readonly brgycode: string;
  readonly barangay_name: string;
  readonly address: string;
  readonly geo_lat: number | null;
  readonly geo_lng: number | null;
  readonly pin: PinState;
  readonly is_open: boolean;
}

interface MapPage extends MapFilters, PageQuery {
  readonly pin?: PinState | undefined;
}

/** The list beside the map, newest number first. */
export function listMapRows(
  db: Database,
  reader: MapReader,
  { pin, cursor, limit, ...narrowing }: MapPage,
): Promise<RowPage<MappedRow>> {
  // A role without a register gets no link to an establishment.
  const { actor } = reader;
  const isOpen = actor.role === 'admin' || actor.office === 'barangay' ? sql`false` : whereRelevantTo(actor);
  return listRows({
    db,
    select: sql<MappedRow>`
      select b.*, g.name as barangay_name
      from business b
      join barangay g on g.brgycode = b.brgycode`,
    where: [whereFiltered(reader, narrowing), pin === undefined ? sql`true` : sql`b.pin = ${pin}`],
    order: orderByNumber('b.business_id', 'newest'),
    cursor,
    limit,
    getKey: ({ business_id }) => ['', business_id],
    // Standings are looked up for the rows of the page alone.
    addDetails: (page) => sql<MappedRow>`
      select
        b.business_id, b.company_code, b.company_name, b.state, ${selectStanding(reader.at)} as standing, b.brgycode,
        b.barangay_name, b.address, b.geo_lat, b.geo_lng, b.pin, ${isOpen} as is_open
      from (${page}) b
      order by b.business_id desc`,
  });
}

/** Counts the businesses by state of their pin. */
export async function countPins(
  db: Database,
  reader: MapReader,
  filters: MapFilters,
): Promise<Record<PinState, number>> {
  const { rows } = await sql<{ pin: PinState; count: number }>`
    select b.pin, count(*)::int as count
    from business b
    where ${whereFiltered(reader, filters)}
    group by 1`.execute(db);
  const counts = new Map(rows.map(({ pin, count }) => [pin, count]));
  return {
    placed: counts.get('placed') ?? 0,
    missing: counts.get('missing') ?? 0,
    elsewhere: counts.get('elsewhere') ?? 0,
  };
}
