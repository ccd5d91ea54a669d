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
  expect(lines).toHaveLength(65);
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

test.each([
  ['online seller', 'L04'],
  ['online selling', 'L04'],
  ['online shop', 'L04'],
  ['nagbebenta online', 'L04'],
  ['live selling', 'L04'],
  ['reseller', 'L04'],
  ['dropshipping', 'L04'],
  ['beauty products', 'L04'],
  ['halaman', 'L04'],
  ['online boutique', 'L15'],
  ['ukay live selling', 'L16'],
  ['online ukay', 'L16'],
  ['preloved', 'L16'],
  ['delivery rider', 'L44'],
  ['rider', 'L44'],
  ['food delivery', 'L44'],
  ['pasabuy', 'L44'],
  ['habal-habal', 'L44'],
  ['car rental', 'L44'],
  ['home baker', 'L28'],
  ['homebaker', 'L28'],
  ['cakes to order', 'L28'],
  ['short-term rental', 'L46'],
  ['airbnb', 'L46'],
  ['staycation', 'L46'],
  ['transient', 'L46'],
  ['content creator', 'L65'],
  ['vlogger', 'L65'],
  ['influencer', 'L65'],
  ['virtual assistant', 'L65'],
  ['freelancer', 'L65'],
  ['graphic designer', 'L65'],
  ['work from home', 'L65'],
  ['e-load', 'L13'],
  ['eload', 'L13'],
  ['load', 'L01'],
  ['water refilling', 'L32'],
  ['tubig', 'L32'],
  ['laundry', 'L64'],
  ['laundry shop', 'L64'],
  ['pagpapalaba', 'L64'],
  ['phone repair', 'L64'],
  ['events organizer', 'L64'],
  ['milk tea', 'L50'],
  ['boba', 'L50'],
  ['iced coffee', 'L50'],
  ['silogan', 'L49'],
  ['pares', 'L49'],
  ['street food', 'L49'],
  ['cloud kitchen', 'L48'],
  ['cash in', 'L56'],
  ['piso computer', 'L52'],
  ['photobooth', 'L58'],
  ['event place', 'L62'],
  ['pickleball', 'L62'],
  ['nail salon', 'L63'],
  ['eyelash', 'L63'],
  ['online tutor', 'L59'],
  ['party trays', 'L49'],
  ['homemade food', 'L31'],
  ['peanut butter', 'L31'],
  ['solar installer', 'L42'],
  ['bedspacer', 'L47'],
  ['talipapa', 'L06'],
])('the work “%s” of today is found under %s first, in both languages', (searchText, line) => {
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
