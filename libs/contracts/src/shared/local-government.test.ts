import * as v from 'valibot';

import { listMessages } from '../messages/catalogue.ts';
import {
  formatGovernmentName,
  formatGovernmentPlace,
  StoredLocalGovernment,
  toGovernmentMessage,
  toGovernmentText,
} from './local-government.ts';

test.each([
  ['MUNICIPALITY', 'Municipality of Tubigan', 'Bayan ng Tubigan'],
  ['METRO_MANILA_MUNICIPALITY', 'Municipality of Tubigan', 'Bayan ng Tubigan'],
  ['CITY', 'City of Tubigan', 'Lungsod ng Tubigan'],
  [undefined, 'Municipality of Tubigan', 'Bayan ng Tubigan'],
] as const)('the name of a %s', (government, en, fil) => {
  expect(formatGovernmentName({ name: 'Tubigan', government })).toBe(en);
  expect(formatGovernmentName({ name: 'Tubigan', government }, 'fil')).toBe(fil);
});

test('a city without a province is named without one', () => {
  const city = { name: 'Tubigan', government: 'CITY' } as const;
  expect(formatGovernmentPlace({ ...city, province: '' })).toBe('City of Tubigan');
  expect(formatGovernmentPlace({ ...city, province: 'Samar' })).toBe('City of Tubigan, Province of Samar');
});

test('a row of an earlier release is of a municipality, and an unknown kind is refused', () => {
  expect(v.parse(StoredLocalGovernment, undefined)).toBe('MUNICIPALITY');
  expect(v.is(StoredLocalGovernment, 'VILLAGE')).toBe(false);
});

test.each([
  ['Pay at the Municipal Hall', 'Pay at the City Hall'],
  ['The municipality’s rules', 'The city’s rules'],
  ['{municipality}: your code', '{municipality}: your code'],
  ['Municipality of {name}', 'City of {name}'],
])('an English text of a city: %s', (text, expectedText) => {
  expect(toGovernmentText(text, 'CITY')).toBe(expectedText);
  expect(toGovernmentText(text, 'MUNICIPALITY')).toBe(text);
});

test.each([
  ['Bring it to the municipal hall.', 'Dalhin ito sa munisipyo.', 'Dalhin ito sa city hall.'],
  ['The municipality issued it.', 'Ang munisipyo ang nagbigay nito.', 'Ang lungsod ang nagbigay nito.'],
  [
    'The municipality is full. Come to the municipal hall.',
    'Puno ang munisipyo. Pumunta sa munisipyo.',
    'Puno ang lungsod. Pumunta sa city hall.',
  ],
  ['{municipality}: at the municipal hall', '{municipality}: nasa munisipyo', '{municipality}: nasa city hall'],
  ['Municipal Treasurer', 'Ingat-yamang Bayan', 'Ingat-yaman ng Lungsod'],
  ['Town fiesta', 'Pista ng bayan', 'Pista ng bayan'],
])('the Filipino text follows whether the English one means the hall: %s', (en, fil, expectedText) => {
  expect(toGovernmentMessage({ en, fil }, 'CITY').fil).toBe(expectedText);
  expect(toGovernmentMessage({ en, fil }, 'MUNICIPALITY')).toEqual({ en, fil });
});

test('no message of a city speaks of a municipality', () => {
  const [english, filipino] = [listMessages('en'), listMessages('fil')];
  const texts = Object.entries(english).flatMap(([key, en]) => {
    const message = toGovernmentMessage({ en, fil: filipino[key] ?? '' }, 'CITY');
    return [message.en, message.fil].map((text) => text.replaceAll(/\{\w+\}/g, ''));
  });
  expect(texts.filter((text) => /municipal|munisip|Pambayan/i.test(text))).toEqual([]);
});
