import { filterOptions } from './option-search.ts';

const options = [
  { value: '1', label: 'Retail of hardware', hint: 'Retailer' },
  { value: '2', label: 'Bakery', synonyms: ['panaderya'] },
  { value: '3', label: 'Santo Niño crafts' },
  { value: '4', label: 'Sari-sari store', synonyms: ['tindahan', 'tingi'] },
  { value: '5', label: 'Tindahan ng tinapay', synonyms: ['bread store'] },
  { value: '6', label: 'Restaurant or fast food' },
  { value: '7', label: 'Rice mill' },
];
const listMatches = (searchText: string): string[] => filterOptions(options, searchText).map(({ value }) => value);

test.each([
  { typed: 'nino', finds: ['3'], because: 'marks do not count' },
  { typed: 'HARD ret', finds: ['1'], because: 'words may stand in any order, each begun' },
  {
    typed: 'tindahan',
    finds: ['4', '5'],
    because: 'a synonym of that very name comes before a name that begins with it',
  },
  { typed: 'store', finds: ['4', '5'], because: 'a word of the name and one of a synonym both answer' },
  { typed: 'sari sari', finds: ['4'], because: 'a hyphen is a space' },
  { typed: 'sarisari', finds: ['4'], because: 'words may be written together' },
  { typed: 'restaraunt', finds: ['6'], because: 'two exchanged letters are a typing error' },
  { typed: 'restarau', finds: ['6'], because: 'a misspelled word is found while it is still typed' },
  { typed: 'hradware', finds: ['1'], because: 'exchanged letters are one error' },
  { typed: 'panadirya', finds: ['2'], because: 'synonyms are misspelled too' },
  { typed: 'bakry', finds: ['2'], because: 'a letter is missing' },
  { typed: 'sarri stroe', finds: ['4'], because: 'every word may have its error' },
  { typed: 'rise', finds: ['7'], because: 'four letters may have one error' },
  { typed: 'ros', finds: [], because: 'three letters with an error would be any word' },
  { typed: 'bakery hotel', finds: [], because: 'every word has to be found' },
  { typed: 'zzzz', finds: [], because: 'nothing is like it' },
  { typed: '  ', finds: ['1', '2', '3', '4', '5', '6', '7'], because: 'nothing was typed' },
  { typed: '-', finds: ['1', '2', '3', '4', '5', '6', '7'], because: 'signs alone say nothing' },
])('“$typed” finds $finds: $because', ({ typed, finds }) => {
  expect(listMatches(typed)).toEqual(finds);
});

test('a correctly spelled text is never mixed with similar options', () => {
  expect(
    filterOptions(
      [
        { value: 'a', label: 'Bakery' },
        { value: 'b', label: 'Bikery' },
      ],
      'bakery',
    ).map(({ value }) => value),
  ).toEqual(['a']);
});
