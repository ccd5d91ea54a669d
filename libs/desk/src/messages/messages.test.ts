import { texts as business } from '../frame/business-words.ts';
import { texts as clearances } from '../clearances/clearance-words.ts';
import { texts as dashboard } from '../dashboard/dashboard-words.ts';
import { texts as licensing } from '../dashboard/licensing-words.ts';
import { texts as holdings } from '../holdings/holdings-words.ts';
import { en } from '../transactions/words-en.ts';
import { fil } from '../transactions/words-fil.ts';
import { texts as desk } from './desk.ts';

const blanks = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').toSorted();

test.each(Object.entries({ business, clearances, dashboard, desk, holdings, licensing, transactions: { en, fil } }))(
  'the words of %s say the same in English and Filipino',
  (_room, texts) => {
    const filipino: Readonly<Record<string, string>> = texts.fil;
    expect(Object.keys(filipino).toSorted()).toEqual(Object.keys(texts.en).toSorted());
    for (const [key, text] of Object.entries(texts.en))
      expect({ key, blanks: blanks(filipino[key] ?? '') }).toEqual({ key, blanks: blanks(text) });
  },
);
