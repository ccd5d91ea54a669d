import { formatMeasuredValue, formatMeasureName, parseSeveralFigures } from './measured-value.ts';

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

test.each([
  ['3.5 by 1.2; 2 x 2.4 by 1.2; 6', ['4.20', '2.88', '2.88', '6']],
  ['1,000 by 2', ['2000.00']],
  ['1.41 by 1.42', ['2.00']],
  ['1.50 BY 0.75', ['1.13']],
  ['1.234 by 2', ['1.234 by 2']],
  ['3 by', undefined],
  ['by 2', undefined],
])('the several things %j are the figures %j', (text, figures) => {
  expect(parseSeveralFigures(text)).toEqual(figures);
});
