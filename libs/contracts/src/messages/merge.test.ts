import { mergeAreas } from './merge.ts';

const bills = { en: { 'bill.none': 'There is no bill.' }, fil: { 'bill.none': 'Walang bayarin.' } };
const claims = { en: { 'claim.none': 'There is no claim.' }, fil: { 'claim.none': 'Walang reklamo.' } };

test('areas become one catalogue in each language', () => {
  expect(mergeAreas({ bills, claims })).toEqual({
    en: { 'bill.none': 'There is no bill.', 'claim.none': 'There is no claim.' },
    fil: { 'bill.none': 'Walang bayarin.', 'claim.none': 'Walang reklamo.' },
  });
});

test('a message that stands in two files is refused, with its key and both files', () => {
  expect(() => mergeAreas({ bills, claims, timers: bills })).toThrow(
    'the message "bill.none" (en) stands twice: in bills and in timers',
  );
});

test('a second text in Filipino alone is refused too', () => {
  const timers = { en: {}, fil: { 'claim.none': 'Wala pang reklamo.' } };
  expect(() => mergeAreas({ bills, claims, timers })).toThrow(
    'the message "claim.none" (fil) stands twice: in claims and in timers',
  );
});
