import { texts as applications } from './applications/application.messages.ts';
import { texts as declared } from './applications/form/ask.messages.ts';
import { texts as record } from './applications/record/record.messages.ts';
import { texts as claims } from './claims/claim.messages.ts';
import { texts as companies } from './companies/company.messages.ts';
import { texts as ask } from './companies/form/ask.messages.ts';
import { texts as business } from './companies/form/form.messages.ts';
import { texts as dashboard } from './dashboard/dashboard.messages.ts';
import { texts as owner } from './owner.messages.ts';
import { texts as papers } from './papers/paper.messages.ts';
import { texts as payments } from './payments/payment.messages.ts';
import { texts as refunds } from './refunds/refund.messages.ts';
import { texts as simulator } from './simulator/simulator.messages.ts';

const areas = Object.entries({
  applications,
  claims,
  record,
  companies,
  ask,
  declared,
  business,
  dashboard,
  owner,
  papers,
  payments,
  refunds,
  simulator,
});

const blanks = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();

test.each(areas)('the words of %s exist in both languages and fill in the same things', (_, { en, fil }) => {
  const filipino: Record<string, string> = fil;
  expect(Object.keys(filipino).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en)) expect([key, blanks(filipino[key] ?? '')]).toEqual([key, blanks(text)]);
});

test.each(areas)('no word of %s is empty', (_, { en, fil }) => {
  for (const text of [...Object.values(en), ...Object.values(fil)]) expect(text.trim()).not.toBe('');
});
