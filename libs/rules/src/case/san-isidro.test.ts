import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CLEARING_OFFICES, OfficeFacts, PERMIT_GROUPS, TAX_CATEGORIES } from '@ebpls/contracts';
import * as v from 'valibot';

import { barangays, lines, ordinance, requirements } from '../../test/san-isidro.ts';

const offices = v.parse(
  v.array(OfficeFacts),
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../tools/seed/data/offices.json'), 'utf8')),
);
const BOX = { south: 13.17, north: 13.33, west: 123.37, east: 123.53 };

test('the catalogue has sixty-five lines, each of a category with a rate and a group with a fee', () => {
  expect(lines.map(({ line }) => line)).toEqual(
    Array.from({ length: 65 }, (_, index) => `L${String(index + 1).padStart(2, '0')}`),
  );
  const taxedCategories = new Set(ordinance.business_tax.rows.map(({ category }) => category));
  const permit = ordinance.fees.find(({ code }) => code === 'F01')?.rule;
  const groups = permit?.kind === 'BY_PERMIT_GROUP' ? permit.groups.map(({ group }) => group) : [];
  expect(
    lines
      .flatMap(({ taxed_as }) => taxed_as)
      .filter(({ category, permit_group }) => !taxedCategories.has(category) || !groups.includes(permit_group)),
  ).toEqual([]);
  expect([[...taxedCategories], groups]).toEqual([[...TAX_CATEGORIES], [...PERMIT_GROUPS]]);
});

test('every presumed income and every paper that a line names exists', () => {
  const presumedKeys = new Set(ordinance.presumptive.map(({ key }) => key));
  expect(lines.filter(({ presumptive }) => presumptive !== null && !presumedKeys.has(presumptive))).toEqual([]);
  const papers = new Set(requirements.map(({ code }) => code));
  expect(lines.flatMap((line) => line.papers).filter(({ code }) => !papers.has(code))).toEqual([]);
});

test('only the motorcycle shop is taxed in two categories', () => {
  expect(lines.filter(({ taxed_as }) => taxed_as.length > 1).map(({ line }) => line)).toEqual(['L20']);
});

test('sixteen barangays hold 31,480 people inside the municipality’s box', () => {
  expect([barangays.length, barangays.reduce((all, { population }) => all + population, 0)]).toEqual([16, 31_480]);
  expect(
    barangays.filter(({ lat, lng }) => lat < BOX.south || lat > BOX.north || lng < BOX.west || lng > BOX.east),
  ).toEqual([]);
  expect(new Set(barangays.map(({ role_id }) => role_id)).size).toBe(16);
});

test('every clearing office has its facts', () => {
  expect(offices.map(({ office }) => office).toSorted()).toEqual([...CLEARING_OFFICES].toSorted());
  const codes = new Set(ordinance.fees.map(({ code }) => code));
  expect(offices.flatMap(({ fee_codes }) => fee_codes).filter((code) => !codes.has(code))).toEqual([]);
});

test('the brackets of every schedule climb, in gross and in tax', () => {
  for (const { schedule } of ordinance.business_tax.rows) {
    if (schedule.kind !== 'BRACKETS') continue;
    const [grosses, taxes] = [schedule.brackets.map(({ below }) => below), schedule.brackets.map(({ tax }) => tax)];
    expect([grosses, taxes]).toEqual([
      grosses.toSorted((one, other) => one - other),
      taxes.toSorted((one, other) => one - other),
    ]);
  }
});

test('every row names its section and its account', () => {
  const rows = [...ordinance.business_tax.rows, ...ordinance.fees];
  expect(
    rows.filter(
      ({ ordinance_section, account_code }) =>
        !ordinance_section.startsWith('SIRC ') || !/^\d-\d{2}-\d{2}-\d{3}(?:-\d{3})?$/.test(account_code),
    ),
  ).toEqual([]);
});

test('every name is given in both languages', () => {
  const names = [
    ...ordinance.business_tax.rows,
    ...ordinance.fees,
    ...ordinance.exemptions,
    ...ordinance.presumptive,
    ...lines,
    ...requirements,
  ].map(({ name }) => name);
  expect(names.filter(({ en, fil }) => en.trim() === '' || fil.trim() === '')).toEqual([]);
});
