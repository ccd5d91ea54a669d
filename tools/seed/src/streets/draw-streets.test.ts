import { findBarangayAt } from '@ebpls/rules';

import { drawShapes } from '../municipality/draw-shapes.ts';
import { listMunicipalities, readMunicipality } from '../municipality/municipality.ts';
import { readRecords } from '../records.ts';
import { drawStreets, type StreetCollection } from './draw-streets.ts';

const sanIsidro = readMunicipality('san-isidro');
const { features } = drawStreets(sanIsidro);
const findStreets = (highway: string) => features.filter(({ properties }) => properties.highway === highway);

test.each(listMunicipalities())('the streets of %s are what the generator draws', (key) => {
  expect(readRecords<StreetCollection>(`towns/${key}/streets.json`)).toEqual(drawStreets(readMunicipality(key)));
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
  const shapes = drawShapes(sanIsidro);
  const barangays = sanIsidro.barangays.map((barangay) => ({
    ...barangay,
    shape: shapes.get(barangay.brgycode) ?? null,
  }));
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
