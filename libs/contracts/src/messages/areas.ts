import { messages as account } from './account.messages.ts';
import { messages as roles } from './roles.messages.ts';
import { messages as appeals } from './appeals.messages.ts';
import { messages as assess } from './assess.messages.ts';
import { messages as bills } from './bills.messages.ts';
import { messages as changes } from './changes.messages.ts';
import { messages as charter } from './charter.messages.ts';
import { messages as checklists } from './checklists.messages.ts';
import { messages as officeTemplates } from './office-templates.messages.ts';
import { messages as proposedFees } from './proposed-fees.messages.ts';
import { messages as claims } from './claims.messages.ts';
import { messages as corrections } from './corrections.messages.ts';
import { messages as counter } from './counter.messages.ts';
import { messages as disputes } from './disputes.messages.ts';
import { messages as delegations } from './delegations.messages.ts';
import { messages as exceptions } from './exceptions.messages.ts';
import { messages as forms } from './forms.messages.ts';
import { messages as fraudFindings } from './fraud-findings.messages.ts';
import { messages as general } from './general.messages.ts';
import { messages as inputs } from './inputs.messages.ts';
import { messages as inquiries } from './inquiries.messages.ts';
import { messages as ordinances } from './ordinances.messages.ts';
import { messages as refunds } from './refunds.messages.ts';
import { messages as reports } from './reports.messages.ts';
import { messages as sanctions } from './sanctions.messages.ts';
import { messages as search } from './search.messages.ts';
import { messages as settlements } from './settlements.messages.ts';
import { messages as setUp } from './set-up.messages.ts';
import { messages as successions } from './successions.messages.ts';
import { messages as turns } from './turns.messages.ts';
import { messages as visits } from './visits.messages.ts';

/** Messages of schemas about an input, and the other short messages of both sides, by their file. */
export const SHARED_AREAS = {
  account,
  appeals,
  roles,
  assess,
  bills,
  changes,
  charter,
  checklists,
  officeTemplates,
  proposedFees,
  claims,
  corrections,
  counter,
  disputes,
  delegations,
  exceptions,
  forms,
  fraudFindings,
  general,
  inputs,
  inquiries,
  ordinances,
  refunds,
  reports,
  sanctions,
  search,
  settlements,
  setUp,
  successions,
  turns,
  visits,
};
