import type { EstimateField } from '@ebpls/contracts';

import { lines, ordinance } from '../../test/san-isidro.ts';
import { isFieldOnBill, listEstimateFields } from './estimate-fields.ts';

const code = { ordinance, lines };
const listNames = (fields: readonly EstimateField[]): string[] => fields.map(({ field }) => field);
const withoutFees = (...codes: string[]) => ({
  lines,
  ordinance: { ...ordinance, presumptive: [], fees: ordinance.fees.filter((fee) => !codes.includes(fee.code)) },
});

test('the San Isidro Revenue Code computes with assets, vehicles and the sale of liquor', () => {
  expect(listNames(listEstimateFields(code, 'NEW'))).toEqual([
    'total_assets',
    'vehicles',
    'motorcycles',
    'liquor_or_tobacco',
    'capitalization',
  ]);
});

test.each([
  ['total_assets', ['F01', 'F16']],
  ['vehicles', ['F13']],
  ['motorcycles', ['F13']],
  ['liquor_or_tobacco', ['F14']],
])('without the fees that read %s it is left out', (field, codes) => {
  expect(listNames(listEstimateFields(withoutFees(...codes), 'RENEWAL'))).not.toContain(field);
  expect(listNames(listEstimateFields(withoutFees(), 'RENEWAL'))).toContain(field);
});

test('a fee that is not in force is not computed with', () => {
  const fees = ordinance.fees.map((fee) => ({ ...fee, in_force: fee.code !== 'F13' }));
  expect(listNames(listEstimateFields({ lines, ordinance: { ...ordinance, fees } }, 'NEW'))).not.toContain('vehicles');
});

test('essential goods are separate only for the lines that the code taxes less on them', () => {
  const form_fields = { NEW: listEstimateFields(code, 'NEW'), RENEWAL: listEstimateFields(code, 'RENEWAL') };
  const isDivided = (line: string) =>
    isFieldOnBill({ form_fields }, 'RENEWAL', { field: 'gross_essential', lines: [line] });
  expect(isDivided('L04')).toBe(true);
  const service = lines.find(({ taxed_as }) => taxed_as.every(({ category }) => category === 'e'));
  expect(isDivided(service?.line ?? '')).toBe(false);
  expect(isFieldOnBill({ form_fields }, 'NEW', { field: 'gross_essential', lines: ['L04'] })).toBe(false);
});

test('a code that does not say what it computes with needs every field', () => {
  expect(isFieldOnBill({}, 'NEW', { field: 'vehicles', lines: [] })).toBe(true);
});
