import { isNameSimilar } from './similar-names.ts';

test.each([
  'Bahay Cubo Eatery',
  'BahayKubo Eatery',
  'The Bahay Kubo Eatery and Restaurant',
  'BAHAY  KUBO EATERY',
  'Bahay-Kubo Eatery Inc.',
  'Báhay Kubo',
])('“%s” is taken for Bahay Kubo Eatery', (name) => {
  expect([isNameSimilar(name, 'Bahay Kubo Eatery'), isNameSimilar('Bahay Kubo Eatery', name)]).toEqual([true, true]);
});

test.each([
  ['Sari-Sari Store', 'Aling Nena Sari-Sari Store'],
  ['Bahay Kubo Hardware', 'Bahay Kubo Eatery'],
  ['Bahay Tisa Eatery', 'Bahay Kubo Eatery'],
  ['Tindahan 42', 'Tindahan 43'],
  ['The Eatery', 'An Eatery and Restaurant'],
  ['Ana Store', 'Ina Store'],
])('“%s” is not taken for “%s”', (one, other) => {
  expect(isNameSimilar(one, other)).toBe(false);
});

test.each([
  ['Quezon Bakery', 'Kezon Bakery'],
  ['Aquino Store', 'Akino Store'],
  ['Cabrera Store', 'Kabrera Store'],
  ['Jackson Store', 'Jakson Store'],
  ['Philips Store', 'Filips Store'],
  ['Vigan Store', 'Bigan Store'],
  ['Zamora Store', 'Samora Store'],
  ['Reyes Store', 'Reies Store'],
  ['Lotto Store', 'Loto Store'],
])('“%s” sounds like “%s”', (one, other) => {
  expect(isNameSimilar(one, other)).toBe(true);
});

test.each([
  ['Chavez Store', 'Khavez Store'],
  ['Iraq Store', 'Irak Store'],
])('“%s” does not sound like “%s”', (one, other) => {
  expect(isNameSimilar(one, other)).toBe(false);
});
