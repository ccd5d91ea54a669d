import { findBarangayAt } from '@ebpls/rules';

import { readShapes } from '../barangay-shapes.ts';
import { readBarangays, readRecords } from '../records.ts';
import { drawStreets, type StreetCollection } from './draw-streets.ts';

const { features } = drawStreets(readBarangays());
const findStreets = (highway: string) => features.filter(({ properties }) => properties.highway === highway);

test('the file of the demonstration is what the generator draws', () => {
  expect(readRecords<StreetCollection>('streets.json')).toEqual(drawStreets(readBarangays()));
});

test('roads join all sixteen barangays', () => {
  const roads = findStreets('secondary').map(({ geometry }) => geometry.coordinates);
  expect(roads).toHaveLength(15);
  const connectedEnds = new Set([String(roads[0]?.[0])]);
  for (const road of roads.flatMap(() => roads)) {
    const ends = [String(road[0]), String(road.at(-1))];
    if (ends.some((end) => connectedEnds.has(end))) ends.forEach((end) => connectedEnds.add(end));
  }
  expect(connectedEnds.size).toBe(16);
});

test('the poblacion has a grid of sixteen named streets, and every barangay has streets of its own', () => {
  const shapes = readShapes();
  const barangays = readBarangays().map((barangay) => ({ ...barangay, shape: shapes.get(barangay.brgycode) ?? null }));
  const lying = findStreets('residential').map(({ geometry }) => {
    const [[lng, lat] = [0, 0]] = geometry.coordinates;
    return findBarangayAt({ lng, lat }, barangays);
  });
  for (const { brgycode } of barangays) expect([brgycode, lying.includes(brgycode)]).toEqual([brgycode, true]);
  expect(
    new Set(
      findStreets('residential')
        .slice(0, 16)
        .map(({ properties }) => properties.name),
    ).size,
  ).toBe(16);
});
