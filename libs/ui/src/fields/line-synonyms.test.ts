import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filterOptions } from './option-search.ts';

interface Line {
  readonly line: string;
  readonly name: { readonly en: string; readonly fil: string };
  readonly synonyms: readonly string[];
}

const DATA = join(import.meta.dirname, '../../../../tools/seed/data/lines-of-business.json');
const lines = JSON.parse(readFileSync(DATA, 'utf8')) as readonly Line[];

const optionsIn = (locale: 'en' | 'fil') =>
  lines.map(({ line, name, synonyms }) => ({
    value: line,
    label: name[locale],
    synonyms: [...synonyms, locale === 'en' ? name.fil : name.en],
  }));
const english = optionsIn('en');
const filipino = optionsIn('fil');

test('every line of business has everyday words, none of them twice', () => {
  expect(lines).toHaveLength(64);
  for (const { line, synonyms } of lines)
    expect([line, synonyms.length > 0, new Set(synonyms).size]).toEqual([line, true, synonyms.length]);
});

test.each(lines)(
  '$line $name.en is found by each of its names and everyday words, in both languages',
  ({ line, name, synonyms }) => {
    for (const searchText of [name.en, name.fil, ...synonyms]) {
      for (const options of [english, filipino])
        expect([searchText, filterOptions(options, searchText).map(({ value }) => value)]).toEqual([
          searchText,
          expect.arrayContaining([line]),
        ]);
    }
  },
);

test.each([
  ['tindahan', 'L01'],
  ['sari-sari', 'L01'],
  ['sarisari', 'L01'],
  ['karinderya', 'L49'],
  ['talyer', 'L43'],
  ['ukay-ukay', 'L16'],
  ['ukay', 'L16'],
  ['computer shop', 'L52'],
  ['piso wifi', 'L52'],
  ['pisowifi', 'L52'],
  ['restaraunt', 'L48'],
  ['resturant', 'L48'],
  ['carinderya', 'L49'],
  ['karenderya', 'L49'],
  ['vulcanising', 'L43'],
  ['sampaguita', 'L26'],
  ['sampagita', 'L26'],
  ['tahian', 'L38'],
  ['bugas', 'L05'],
  ['panganan', 'L49'],
  ['bulangan', 'L62'],
  ['sanglaan', 'L55'],
  ['labandera', 'L64'],
  ['junkshop', 'L25'],
  ['milktea', 'L50'],
  ['watter refilling', 'L32'],
])('the search “%s” lists %s first, in both languages', (searchText, line) => {
  expect([filterOptions(english, searchText)[0]?.value, filterOptions(filipino, searchText)[0]?.value]).toEqual([
    line,
    line,
  ]);
});

test('a loading station is offered with the payment centres and the cellphone shops', () => {
  expect(filterOptions(english, 'loading station').map(({ value }) => value)).toEqual(
    expect.arrayContaining(['L13', 'L56']),
  );
});
