// Reads the streets of the municipality from a GeoJSON file, as tools export them from OpenStreetMap.

import { readFile } from 'node:fs/promises';

import type { Street, StreetKind, StreetMap } from '@ebpls/contracts';
import * as v from 'valibot';

/** The attribution of data without one: ODbL 1.0 section 4.3, https://www.openstreetmap.org/copyright. */
const OPEN_STREET_MAP = '© OpenStreetMap contributors (ODbL)';

/** Kinds of the key `highway`; what is not named here, as a planned road, is not drawn. */
const HIGHWAYS_BY_KIND: Readonly<Record<StreetKind, readonly string[]>> = {
  road: ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'],
  street: ['residential', 'unclassified', 'living_street', 'service', 'pedestrian', 'road'],
  path: ['footway', 'path', 'track', 'steps', 'cycleway'],
};
const KIND_BY_HIGHWAY = new Map(
  Object.entries(HIGHWAYS_BY_KIND).flatMap(([kind, highways]) =>
    highways.map((highway) => [highway, kind as StreetKind]),
  ),
);

const Line = v.array(v.pipe(v.array(v.number()), v.minLength(2)));
const Feature = v.object({
  properties: v.nullable(
    v.object({ highway: v.optional(v.nullable(v.string())), name: v.optional(v.nullable(v.string())) }),
  ),
  geometry: v.nullable(v.object({ type: v.string(), coordinates: v.unknown() })),
});
const StreetFile = v.object({ attribution: v.optional(v.string(), OPEN_STREET_MAP), features: v.array(Feature) });

/** A fifth decimal of a degree is a metre. */
const DECIMALS = 100_000;
const round = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;

const mapsByPath = new Map<string, Promise<StreetMap>>();

/** The streets of a file, read once; fails where the file is not a GeoJSON collection. */
export function readStreetMap(path: string): Promise<StreetMap> {
  const streetMap = mapsByPath.get(path) ?? parseFile(path);
  mapsByPath.set(path, streetMap);
  streetMap.catch(() => mapsByPath.delete(path));
  return streetMap;
}

async function parseFile(path: string): Promise<StreetMap> {
  const { attribution, features } = v.parse(StreetFile, JSON.parse(await readFile(path, 'utf8')));
  return { attribution, streets: features.flatMap(toStreets) };
}

function toStreets({ properties, geometry }: v.InferOutput<typeof Feature>): Street[] {
  const kind = KIND_BY_HIGHWAY.get((properties?.highway ?? '').replace(/_link$/, ''));
  if (kind === undefined || !geometry) return [];
  const lines = geometry.type === 'MultiLineString' ? geometry.coordinates : [geometry.coordinates];
  const name = properties?.name ?? undefined;
  return v.is(v.array(Line), lines) && geometry.type.endsWith('LineString')
    ? lines.map((line) => ({
        kind,
        ...(name !== undefined && { name }),
        line: line.map(([lng = 0, lat = 0]): [number, number] => [round(lng), round(lat)]),
      }))
    : [];
}
