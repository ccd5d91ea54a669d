import { formatMeasuredValue, formatMeasureName } from './measured-value.ts';

const WORDS = { locale: 'fil', yes: 'Oo', no: 'Hindi' } as const;
const values = [{ code: '1', name: { en: 'First class', fil: 'Unang klase' } }];

test.each([
  ['CHOICE', '1', 'Unang klase'],
  ['CHOICE', 'gone', 'gone'],
  ['MONEY', '1200', '₱1,200.00'],
  ['COUNT', '64', '64'],
  ['YES_NO', false, 'Hindi'],
] as const)('a value of kind %s, %p, is shown as %p', (kind, value, text) => {
  expect(formatMeasuredValue({ kind, values }, value, WORDS)).toBe(text);
});

test('a unit follows the name', () => {
  const name = { en: 'Signs', fil: 'Mga karatula' };
  expect(formatMeasureName({ name, unit: { en: 'm²', fil: 'm²' } }, 'en')).toBe('Signs (m²)');
  expect(formatMeasureName({ name, unit: null }, 'fil')).toBe('Mga karatula');
});
