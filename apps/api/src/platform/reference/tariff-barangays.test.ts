import { Tariff } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { readTown } from '../../testing/tariffs/town-fixture.ts';
import { BarangaysByCode } from './barangays-by-code.ts';
import { toCurrentBarangays } from './tariff-barangays.ts';

const FORMER = '9990301009';
const CURRENT = '1880903009';

test('a barangay that got another code keeps its place in the groups of a published code', () => {
  const tariff = v.parse(Tariff, readTown('tubigan', 'code'));
  const row = {
    brgycode: CURRENT,
    name: 'Poblacion',
    class: 'urban',
    population: 1,
    role_name: 'barangay-poblacion',
    role_id: 1,
    lat: 11,
    lng: 124,
    shape: null,
    clearance_fee: {},
  } as const;
  const rows = new BarangaysByCode([row], new Map([[FORMER, CURRENT]]));
  const list = ({ measures }: Tariff) =>
    measures.flatMap(({ values = [] }) => values.flatMap(({ barangays = [] }) => barangays));
  expect(list(tariff)).toContain(FORMER);
  expect(list(toCurrentBarangays(tariff, rows))).toEqual(
    list(tariff).map((code) => (code === FORMER ? CURRENT : code)),
  );
});
