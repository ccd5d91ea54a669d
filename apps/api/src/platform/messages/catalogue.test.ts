import { LOCALES, listMessages as listSharedMessages } from '@ebpls/contracts';

import { listServerMessages, getMessageText } from './catalogue.ts';

const listPlaceholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

test('both languages use the same parameters', () => {
  const filipino = listServerMessages('fil');
  for (const [key, text] of Object.entries(listServerMessages('en')))
    expect([key, listPlaceholders(filipino[key] ?? '')]).toEqual([key, listPlaceholders(text)]);
});

test('no message is empty', () => {
  for (const locale of LOCALES)
    for (const text of Object.values(listServerMessages(locale))) expect(text.trim()).not.toBe('');
});

test('the shared messages and those of the server alone are one catalogue', () => {
  expect(getMessageText('email.required')).toBe('Please enter your e-mail address.');
  expect(getMessageText('mail.verify.subject')).not.toBe('');
});

test('no mail, history, notification or paper is sent to a browser as a message', () => {
  const keys = Object.keys(listSharedMessages('en'));
  expect(
    keys.filter((key) => /^(?:mail|timeline|notification|statement|settlement\.problem|attempt)\./.test(key)),
  ).toEqual([]);
});

test('the waiting time is formatted in the language of the reader', () => {
  expect(getMessageText('signin.locked', { minutes: 5 }, 'fil')).toBe(
    'Sobra na ang mga pagsubok. Maghintay ng 5 min at subukang muli.',
  );
});

test('the sign-in refusal is the text of the specification', () => {
  expect(getMessageText('signin.wrong')).toBe('Please check your email and password');
});

test('a message formats the days and instants of its parameters', () => {
  expect(getMessageText('report.period', { from: '2026-01-01', to: '2026-01-31' })).toBe('1 Jan 2026 to 31 Jan 2026');
  expect(getMessageText('payment.under_way', { time: '2026-01-12T01:15:00.000Z' }, 'fil')).toContain(
    'hanggang 12 Ene 2026, 9:15 AM',
  );
});
