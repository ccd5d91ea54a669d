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
