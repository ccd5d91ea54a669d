import { LOCALES } from '../auth.contract.ts';
import { messagesOf, messageText } from './catalogue.ts';

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

test('every message exists in English and in Filipino', () => {
  expect(Object.keys(messagesOf('fil')).toSorted()).toEqual(Object.keys(messagesOf('en')).toSorted());
});

test('both languages fill in the same things', () => {
  const filipino = messagesOf('fil');
  for (const [key, text] of Object.entries(messagesOf('en')))
    expect([key, placeholders(filipino[key] ?? '')]).toEqual([key, placeholders(text)]);
});

test('no message is empty', () => {
  for (const locale of LOCALES) for (const text of Object.values(messagesOf(locale))) expect(text.trim()).not.toBe('');
});

test('the wait is named in the language of the reader', () => {
  expect(messageText('signin.locked', { minutes: 5 }, 'fil')).toBe(
    'Sobra na ang mga pagsubok. Maghintay ng 5 min at subukang muli.',
  );
});

test('the sign-in refusal is the text of the specification', () => {
  expect(messageText('signin.wrong')).toBe('Please check your email and password');
});
