import { texts as business } from '../frame/business.messages.ts';
import { texts as clearances } from '../clearances/clearance.messages.ts';
import { texts as dashboard } from '../dashboard/dashboard.messages.ts';
import { texts as licensing } from '../dashboard/licensing.messages.ts';
import { texts as deemed } from '../frame/deemed.messages.ts';
import { texts as holdings } from '../holdings/holdings.messages.ts';
import { texts as lists } from '../lists/list.messages.ts';
import { texts as transactions } from '../transactions/transaction.messages.ts';
import { texts as postAudits } from '../sanctions/post-audits/post-audit.messages.ts';
import { texts as successions } from '../successions/succession.messages.ts';
import { texts as desk } from './desk.messages.ts';

const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();

test.each(
  Object.entries({
    business,
    clearances,
    dashboard,
    deemed,
    desk,
    holdings,
    licensing,
    lists,
    postAudits,
    successions,
    transactions,
  }),
)('the messages of %s say the same in English and Filipino', (_name, messages) => {
  for (const [key, { en, fil }] of Object.entries(messages))
    expect({ key, blanks: blanks(fil) }).toEqual({ key, blanks: blanks(en) });
});
