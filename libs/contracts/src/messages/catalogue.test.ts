import { LOCALES } from '../auth.contract.ts';
import { messagesOf } from './catalogue.ts';

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

test('both languages fill in the same things', () => {
  const filipino = messagesOf('fil');
  for (const [key, text] of Object.entries(messagesOf('en')))
    expect([key, placeholders(filipino[key] ?? '')]).toEqual([key, placeholders(text)]);
});

test('no message is empty', () => {
  for (const locale of LOCALES) for (const text of Object.values(messagesOf(locale))) expect(text.trim()).not.toBe('');
});
