import { account } from './account.ts';
import { assess } from './assess.ts';
import { bills } from './bills.ts';
import { claims } from './claims.ts';
import { clearances } from './clearances.ts';
import { companies } from './companies.ts';
import { counter } from './counter.ts';
import { documents } from './documents.ts';
import { en } from './en.ts';
import { exceptions } from './exceptions.ts';
import { explainSteps } from './explain-steps.ts';
import { explain } from './explain.ts';
import { fil } from './fil.ts';
import { forms } from './forms.ts';
import { gateway } from './gateway.ts';
import { grants } from './grants.ts';
import { history } from './history.ts';
import { inputs } from './inputs.ts';
import { inquiries } from './inquiries.ts';
import { licensingMails } from './licensing-mails.ts';
import { licensing } from './licensing.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';
import { notifications } from './notifications.ts';
import { ordinanceWords } from './ordinance-words.ts';
import { ordinances } from './ordinances.ts';
import { refunds } from './refunds.ts';
import { reports } from './reports.ts';
import { routing } from './routing.ts';
import { settlements } from './settlements.ts';
import { statements } from './statements.ts';
import { timers } from './timers.ts';

/** Every message of the server by the file that it stands in; an area brings both languages. */
export const AREAS = {
  'en and fil': { en, fil },
  account,
  assess,
  bills,
  claims,
  clearances,
  companies,
  counter,
  documents,
  exceptions,
  explain,
  'explain-steps': explainSteps,
  forms,
  gateway,
  grants,
  history,
  inputs,
  inquiries,
  licensing,
  'licensing-mails': licensingMails,
  mails,
  money,
  notifications,
  'ordinance-words': ordinanceWords,
  ordinances,
  refunds,
  reports,
  routing,
  settlements,
  statements,
  timers,
} as const;
