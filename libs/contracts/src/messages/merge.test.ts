import { mergeMessages } from './merge.ts';

const bills = { 'bill.none': { en: 'There is no bill.', fil: 'Walang bayarin.' } };
const claims = { 'claim.none': { en: 'There is no claim.', fil: 'Walang reklamo.' } };

test('areas become one catalogue', () => {
  expect(mergeMessages({ bills, claims })).toEqual({
    'bill.none': { en: 'There is no bill.', fil: 'Walang bayarin.' },
    'claim.none': { en: 'There is no claim.', fil: 'Walang reklamo.' },
  });
});

test('a message declared in two files is refused, with its key and both files', () => {
  expect(() => mergeMessages({ bills, claims, timers: bills })).toThrow(
    'the message "bill.none" stands twice: in bills and in timers',
  );
});
