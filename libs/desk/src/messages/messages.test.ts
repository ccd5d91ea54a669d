import { texts as business } from '../frame/business.messages.ts';
import { texts as clearances } from '../clearances/clearance.messages.ts';
import { texts as dashboard } from '../dashboard/dashboard.messages.ts';
import { texts as licensing } from '../dashboard/licensing.messages.ts';
import { texts as holdings } from '../holdings/holdings.messages.ts';
import { texts } from '../transactions/transaction.messages.ts';
import { texts as desk } from './desk.messages.ts';

const blanks = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').toSorted();

test.each(Object.entries({ business, clearances, dashboard, desk, holdings, licensing, transactions: { en, fil } }))(
  'the words of %s say the same in English and Filipino',
  (_room, texts) => {
    const filipino: Readonly<Record<string, string>> = texts.fil;
    expect(Object.keys(filipino).toSorted()).toEqual(Object.keys(texts).toSorted());
    for (const [key, text] of Object.entries(texts))
      expect({ key, blanks: blanks(filipino[key] ?? '') }).toEqual({ key, blanks: blanks(text) });
  },
);
