import type { Barangay } from '@ebpls/contracts';
import { Tariff } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { readTown } from '../../testing/tariffs/town-fixture.ts';
import { BarangaysByCode } from './barangays-by-code.ts';
import { toAllBarangayCodes } from './tariff-barangays.ts';

const createRow = (brgycode: string): Barangay => ({
  brgycode,
  name: 'Poblacion',
  class: 'urban',
  population: 1,
  role_name: 'barangay-poblacion',
  role_id: 1,
  lat: 11,
  lng: 124,
  shape: null,
  clearance_fee: {},
});

/** The values of the town's groups, each with the barangays that it names. */
function readGroups(rows: BarangaysByCode): Record<string, readonly string[]> {
  const tariff = toAllBarangayCodes(v.parse(Tariff, readTown('tubigan', 'code')), rows);
  const groups = tariff.measures.flatMap(({ values = [] }) => values);
  return Object.fromEntries(groups.flatMap(({ code, barangays }) => (barangays ? [[code, barangays]] : [])));
}

test('a barangay that got another code keeps its place, and bills from before find it by the former one', () => {
  const rows = new BarangaysByCode([createRow('1880903009')], new Map([['9990301009', '1880903009']]));
  const { POB, EAST } = readGroups(rows);
  expect(POB).toEqual(['9990301001', '9990301009', '1880903009']);
  expect(EAST).not.toContain('1880903009');
});

test('a code between two recodes leads to the same value', () => {
  const former = new Map(['9990301009', '1770000009'].map((code) => [code, '1880903009']));
  expect(readGroups(new BarangaysByCode([createRow('1880903009')], former))['POB']).toEqual([
    '9990301001',
    '9990301009',
    '1880903009',
    '1770000009',
  ]);
});

test('a barangay into which another was merged keeps its own value', () => {
  // One of the east was merged into one of the west; each code is at the value that names it.
  const rows = new BarangaysByCode([createRow('9990301002')], new Map([['9990301003', '9990301002']]));
  const { EAST, WEST } = readGroups(rows);
  expect(EAST).toContain('9990301003');
  expect(EAST).not.toContain('9990301002');
  expect(WEST).toContain('9990301002');
  expect(WEST).not.toContain('9990301003');
});
