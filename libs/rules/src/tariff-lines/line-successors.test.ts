import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createTariff } from '../../test/tariff-example.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { listReplacedLines, listReplacements } from './line-successors.ts';

const [inn, eatery] = createTariff().lines;
if (inn === undefined || eatery === undefined) throw new Error('the example has two lines');
const otherTaxLine: TariffText['lines'][number] = { ...inn, code: 'Hall', tax: 'g' };

const open = (inns: readonly string[], eateries: readonly string[] = []) =>
  openTariff(
    v.parse(
      Tariff,
      createTariff({
        taxes: ['h', 'g'].map((code) => ({ code, name: { en: code, fil: code }, section: '1' })),
        lines: [{ ...inn, was: [...inns] }, { ...eatery, was: [...eateries] }, otherTaxLine],
      }),
    ),
  );
const codes = (lines: readonly { readonly code: string }[]) => lines.map(({ code }) => code);

test('the only successor of a line is chosen already, and another of its tax may be', () => {
  const [replaced] = listReplacedLines(open(['Hotel']), ['Hotel', 'Hall']);
  expect(replaced).toMatchObject({ was: 'Hotel', line: 'Inn' });
  expect([codes(replaced?.successors ?? []), codes(replaced?.others ?? [])]).toEqual([['Inn'], ['Eatery']]);
  const choose = (line: string) =>
    listReplacements(listReplacedLines(open(['Hotel']), ['Hotel'], [{ was: 'Hotel', line }]));
  expect(choose('Eatery')).toEqual([{ was: 'Hotel', line: 'Eatery' }]);
  // A line of another tax, and one that does not exist, are not offered.
  expect([choose('Hall'), choose('Moon')]).toEqual([[{ was: 'Hotel', line: 'Inn' }], [{ was: 'Hotel', line: 'Inn' }]]);
});

test('of a line that was split one must be chosen', () => {
  const split = open(['Lodge'], ['Lodge']);
  expect(listReplacedLines(split, ['Lodge'])).toMatchObject([{ was: 'Lodge', line: undefined }]);
  expect(listReplacements(listReplacedLines(split, ['Lodge']))).toEqual([]);
  const chosen = listReplacedLines(split, ['Lodge'], [{ was: 'Lodge', line: 'Eatery' }]);
  expect(listReplacements(chosen)).toEqual([{ was: 'Lodge', line: 'Eatery' }]);
});

test('a line that the tariff has, and one that is gone, are not replaced', () => {
  expect(listReplacedLines(open(['Inn']), ['Inn', 'Gone'])).toEqual([]);
});
