// Draws the streets of a municipality that exists in the demonstration only: the same ones at every run.

import type { MunicipalityRecords } from '../municipality/municipality.ts';
import { getCentre } from '../people/people.ts';
import type { Barangay } from '../records.ts';
import { HEROES, PLANTS } from './street-names.ts';

type Position = readonly [lng: number, lat: number];

/** A street as GeoJSON writes it, with the keys of OpenStreetMap. */
interface StreetFeature {
  readonly type: 'Feature';
  readonly properties: { readonly highway: string; readonly name?: string };
  readonly geometry: { readonly type: 'LineString'; readonly coordinates: readonly Position[] };
}

export interface StreetCollection {
  readonly type: 'FeatureCollection';
  readonly attribution: string;
  readonly features: readonly StreetFeature[];
}

const METRES_PER_DEGREE = 111_320;
const BEND = 0.08; // How far a road leaves the straight line, as a part of its length.
const POINTS_OF_A_ROAD = 12;

/** Roads between the barangays, a grid in the poblacion, and the streets of each barangay. */
export function drawStreets(municipality: MunicipalityRecords): StreetCollection {
  const { barangays } = municipality;
  const centre = getCentre(municipality);
  const others = barangays.filter((barangay) => barangay !== centre);
  return collect([
    ...drawRoads(barangays),
    ...drawGrid(centre, { columns: 9, rows: 7, spacing: 110, turn: 0.12, names: HEROES }),
    ...others.flatMap((barangay, place) => drawVillage(barangay, place)),
  ]);
}

function collect(features: readonly StreetFeature[]): StreetCollection {
  return { type: 'FeatureCollection', attribution: 'Drawn for the demonstration', features };
}

function toPosition({ lat, lng }: Barangay): Position {
  return [lng, lat];
}

function measureMetres([lng, lat]: Position, [otherLng, otherLat]: Position): number {
  return Math.hypot((lng - otherLng) * Math.cos((lat * Math.PI) / 180), lat - otherLat) * METRES_PER_DEGREE;
}

/** Moves a position by metres to the east and to the north. */
function move([lng, lat]: Position, east: number, north: number): Position {
  const width = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return [roundDegrees(lng + east / width), roundDegrees(lat + north / METRES_PER_DEGREE)];
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

/** The shortest roads that join all barangays, and one more from each to its nearest neighbour without a road. */
function drawRoads(barangays: readonly Barangay[]): StreetFeature[] {
  const pairs = barangays
    .flatMap((from, place) => barangays.slice(place + 1).map((to) => ({ from, to })))
    .toSorted((one, other) => measurePair(one) - measurePair(other));
  const groups = new Map(barangays.map(({ brgycode }) => [brgycode, brgycode]));
  const joining = pairs.filter(({ from, to }) => {
    const [group, other] = [groups.get(from.brgycode), groups.get(to.brgycode)];
    if (group === other) return false;
    for (const [brgycode, own] of groups) if (own === other) groups.set(brgycode, group ?? '');
    return true;
  });
  const crossing = pairs.filter((pair) => !joining.includes(pair)).slice(0, Math.ceil(barangays.length / 3));
  return [
    ...joining.map((pair, place) => drawRoad(pair, { highway: 'secondary', place })),
    ...crossing.map((pair, place) => drawRoad(pair, { highway: 'tertiary', place })),
  ];
}

interface RoadEnds {
  readonly from: Barangay;
  readonly to: Barangay;
}

function measurePair({ from, to }: RoadEnds): number {
  return measureMetres(toPosition(from), toPosition(to));
}

/** A road bends to one side and back, as roads around rice fields do. */
function drawRoad(
  { from, to }: RoadEnds,
  { highway, place }: { readonly highway: string; readonly place: number },
): StreetFeature {
  const [start, end] = [toPosition(from), toPosition(to)];
  const side = place % 2 === 0 ? BEND : -BEND;
  const coordinates = Array.from({ length: POINTS_OF_A_ROAD + 1 }, (_, step): Position => {
    const share = step / POINTS_OF_A_ROAD;
    const bow = Math.sin(share * Math.PI) * side + Math.sin(share * Math.PI * 3) * side * 0.3;
    const [east, north] = [end[0] - start[0], end[1] - start[1]];
    return [roundDegrees(start[0] + east * share - north * bow), roundDegrees(start[1] + north * share + east * bow)];
  });
  return toFeature({ highway, name: `${from.name}–${to.name} Road` }, coordinates);
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Metres between two streets. */
  readonly spacing: number;
  /** Radians by which the grid is turned. */
  readonly turn: number;
  readonly names: readonly string[];
}

function drawGrid(centre: Barangay, { columns, rows, spacing, turn, names }: Grid): StreetFeature[] {
  const [width, height] = [(columns - 1) * spacing, (rows - 1) * spacing];
  const at = (east: number, north: number): Position =>
    move(
      toPosition(centre),
      east * Math.cos(turn) - north * Math.sin(turn),
      east * Math.sin(turn) + north * Math.cos(turn),
    );
  const name = (index: number) => `${names[index % names.length] ?? ''} Street`;
  const along = Array.from({ length: rows }, (_, row) => {
    const north = row * spacing - height / 2;
    return toFeature({ highway: 'residential', name: name(row) }, [at(-width / 2, north), at(width / 2, north)]);
  });
  const across = Array.from({ length: columns }, (_, column) => {
    const east = column * spacing - width / 2;
    const properties = { highway: 'residential', name: name(rows + column) };
    return toFeature(properties, [at(east, -height / 2), at(east, height / 2)]);
  });
  return [...along, ...across];
}

/** A village has some streets around its chapel, and a path to its fields. */
function drawVillage(barangay: Barangay, place: number): StreetFeature[] {
  const turn = (place * 2.4) % (Math.PI / 2);
  const lanes = 3 + (barangay.population > 1800 ? 1 : 0);
  const names = [...PLANTS.slice(place % PLANTS.length), ...PLANTS];
  const path = [0, 1, 2, 3].map((step) =>
    move(toPosition(barangay), Math.cos(turn) * step * 160 + step * step * 12, Math.sin(turn) * step * 160),
  );
  return [
    ...drawGrid(barangay, { columns: lanes, rows: lanes - 1, spacing: 95, turn, names }),
    toFeature({ highway: 'track' }, path),
  ];
}

function toFeature(properties: StreetFeature['properties'], coordinates: readonly Position[]): StreetFeature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } };
}
