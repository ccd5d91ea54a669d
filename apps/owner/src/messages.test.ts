import { texts as applications } from './applications/application.messages.ts';
import { texts as declared } from './applications/form/required.messages.ts';
import { texts as renew } from './applications/renew/renew.messages.ts';
import { texts as record } from './applications/record/record.messages.ts';
import { texts as claims } from './payments/claims/claim.messages.ts';
import { texts as companies } from './companies/company.messages.ts';
import { texts as ask } from './companies/form/required.messages.ts';
import { texts as business } from './companies/form/form.messages.ts';
import { texts as counter } from './counter/counter.messages.ts';
import { texts as dashboard } from './dashboard/dashboard.messages.ts';
import { texts as paperDates } from './shared/documents/document-dates.messages.ts';
import { texts as delegates } from './companies/delegates/delegate.messages.ts';
import { texts as behalf } from './shared/behalf/behalf.messages.ts';
import { texts as pin } from './shared/place/pin.messages.ts';
import { texts as owner } from './owner.messages.ts';
import { texts as papers } from './documents/document.messages.ts';
import { texts as payments } from './payments/payment.messages.ts';
import { texts as refunds } from './payments/refunds/refund.messages.ts';
import { texts as survey } from './applications/survey/survey.messages.ts';
import { texts as successions } from './companies/successions/succession.messages.ts';
import { texts as simulator } from './simulator/simulator.messages.ts';

const areas = Object.entries({
  applications,
  claims,
  record,
  renew,
  companies,
  ask,
  counter,
  declared,
  business,
  dashboard,
  delegates,
  behalf,
  owner,
  paperDates,
  papers,
  payments,
  pin,
  refunds,
  simulator,
  successions,
  survey,
});

const listPlaceholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

test.each(areas)('the messages of %s fill in the same things in both languages', (_, messages) => {
  for (const [key, { en, fil }] of Object.entries(messages))
    expect([key, listPlaceholders(fil)]).toEqual([key, listPlaceholders(en)]);
});

test.each(areas)('no message of %s is empty', (_, messages) => {
  for (const text of Object.values(messages).flatMap(({ en, fil }) => [en, fil])) expect(text.trim()).not.toBe('');
});
