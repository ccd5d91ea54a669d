// Gathers the texts of all areas and gives them to the platform, which finds them by key (decision 0071). Every program
// that runs code of the API imports this file once: the server, and the tests through their set-up.

import { mergeMessages, ORDINANCE_TERMS, SHARED_MESSAGES } from '@ebpls/contracts';

import { registerMessages } from './platform/messages/catalogue.ts';
import { messages as account } from './accounts/account/account.messages.ts';
import { messages as authMails } from './accounts/auth/auth-mails.messages.ts';
import { messages as auth } from './accounts/auth/auth.messages.ts';
import { messages as mobile } from './accounts/mobile/mobile.messages.ts';
import { messages as privacy } from './accounts/privacy/privacy.messages.ts';
import { messages as grants } from './accounts/users/grants.messages.ts';
import { messages as savedViews } from './accounts/saved-views/saved-views.messages.ts';
import { messages as walkIns } from './accounts/walk-ins/walk-ins.messages.ts';
import { messages as users } from './accounts/users/users.messages.ts';
import { messages as cheques } from './cashier/cheques/cheques.messages.ts';
import { messages as collections } from './cashier/collections/collections.messages.ts';
import { messages as counter } from './cashier/counter/counter.messages.ts';
import { messages as depositSlips } from './cashier/deposit-slips/deposit-slips.messages.ts';
import { messages as forms } from './cashier/forms/forms.messages.ts';
import { messages as applicationMails } from './domain/applications/application-mails.messages.ts';
import { messages as applications } from './domain/applications/applications.messages.ts';
import { messages as actedFor } from './domain/access/delegations/acted-for.messages.ts';
import { messages as timeline } from './domain/applications/timeline.messages.ts';
import { messages as changed } from './licensing/changes/changes.messages.ts';
import { messages as pauses } from './licensing/pauses/pauses.messages.ts';
import { messages as delegations } from './licensing/delegations/delegations.messages.ts';
import { messages as successions } from './licensing/successions/successions.messages.ts';
import { messages as scans } from './licensing/scans/scans.messages.ts';
import { messages as appealed } from './licensing/appeals/appeals.messages.ts';
import { messages as sanctioned } from './licensing/sanctions/sanctions.messages.ts';
import { messages as transfers } from './licensing/transfers/transfers.messages.ts';
import { messages as changes } from './domain/applications/cases/declared-changes.messages.ts';
import { messages as foundMeasures } from './domain/applications/measures/found-measures.messages.ts';
import { messages as reliefs } from './domain/applications/reliefs/reliefs.messages.ts';
import { messages as due } from './domain/ledger/due/due.messages.ts';
import { messages as gateway } from './domain/payments/gateway/gateway.messages.ts';
import { messages as lists } from './domain/listing/lists.messages.ts';
import { messages as notifications } from './domain/notifications/notifications.messages.ts';
import { messages as blocker } from './domain/application-read/parts/blocker.messages.ts';
import { messages as statusChecks } from './licensing/status-checks/status-checks.messages.ts';
import { messages as payments } from './domain/payments/payments.messages.ts';
import { messages as checklists } from './licensing/checklists/checklists.messages.ts';
import { messages as proposedFees } from './licensing/proposed-fees/proposed-fees.messages.ts';
import { messages as officeTemplates } from './licensing/office-templates/office-templates.messages.ts';
import { messages as clearances } from './licensing/clearances/clearances.messages.ts';
import { messages as handOvers } from './licensing/hand-overs/hand-overs.messages.ts';
import { messages as heldActs } from './licensing/held-acts/held-acts.messages.ts';
import { messages as heldDecisions } from './licensing/held-decisions/held-decisions.messages.ts';
import { messages as companies } from './licensing/companies/companies.messages.ts';
import { messages as extraDocuments } from './licensing/extra-documents/extra-documents.messages.ts';
import { messages as originals } from './licensing/originals/originals.messages.ts';
import { messages as documents } from './licensing/documents/documents.messages.ts';
import { messages as uploads } from './licensing/uploads/uploads.messages.ts';
import { messages as vault } from './licensing/vault/vault.messages.ts';
import { messages as publicPages } from './licensing/start-page/public-pages.messages.ts';
import { messages as visits } from './licensing/visits/visits.messages.ts';
import { messages as permits } from './licensing/permits/permits.messages.ts';
import { messages as provisional } from './licensing/provisional/provisional.messages.ts';
import { messages as recalls } from './licensing/recalls/recalls.messages.ts';
import { messages as renewals } from './licensing/renewals/renewals.messages.ts';
import { messages as silence } from './licensing/silence/silence.messages.ts';
import { messages as timers } from './licensing/timers/timers.messages.ts';
import { messages as inquiries } from './messenger/inquiries/inquiries.messages.ts';
import { messages as setUp } from './operations/set-up/set-up.messages.ts';
import { messages as staffFile } from './accounts/staff-file/staff-file.messages.ts';
import { messages as tables } from './platform/spreadsheets/read-table.messages.ts';
import { messages as eventFailures } from './operations/event-failures/event-failures.messages.ts';
import { messages as mails } from './operations/mails/mails.messages.ts';
import { messages as http } from './platform/http/http.messages.ts';
import { messages as mail } from './platform/mail/mail.messages.ts';
import { messages as sms } from './platform/sms/sms.messages.ts';
import { messages as bills } from './treasury/bills/bills.messages.ts';
import { messages as claims } from './treasury/claims/claims.messages.ts';
import { messages as deficiencies } from './treasury/deficiencies/deficiencies.messages.ts';
import { messages as disputes } from './treasury/disputes/disputes.messages.ts';
import { messages as exceptions } from './treasury/exceptions/exceptions.messages.ts';
import { messages as fraudFindings } from './treasury/fraud-findings/fraud-findings.messages.ts';
import { messages as ordinances } from './treasury/ordinances/ordinances.messages.ts';
import { messages as refunds } from './treasury/refunds/refunds.messages.ts';
import { messages as reports } from './treasury/reports/reports.messages.ts';
import { messages as satisfaction } from './treasury/satisfaction/satisfaction-report.messages.ts';
import { messages as settlements } from './treasury/settlements/settlements.messages.ts';
import { messages as statements } from './treasury/statement-pdf/statements.messages.ts';

/** Messages of the server alone, by their file: mails, histories, printed documents and refusals. */
const SERVER_AREAS = {
  account,
  'application-mails': applicationMails,
  applications,
  auth,
  'auth-mails': authMails,
  bills,
  blocker,
  'status-checks': statusChecks,
  'changes-why': changes,
  reliefs,
  'found-measures': foundMeasures,
  changes: changed,
  'checklist-versions': checklists,
  'template-versions': officeTemplates,
  'proposed-fees': proposedFees,
  cheques,
  'deposit-slips': depositSlips,
  claims,
  clearances,
  handOvers,
  heldActs,
  heldDecisions,
  collections,
  companies,
  counter,
  documents,
  extraDocuments,
  originals,
  uploads,
  vault,
  publicPages,
  'visit-acts': visits,
  due,
  'line-disputes': disputes,
  exceptions,
  deficiencies,
  'fraud-findings': fraudFindings,
  forms,
  gateway,
  grants,
  http,
  inquiries,
  mail,
  eventFailures,
  mails,
  notifications,
  ordinances,
  payments,
  mobile,
  privacy,
  sms,
  permits,
  recalls,
  refunds,
  provisional,
  renewals,
  reports,
  satisfaction,
  settlements,
  setUp,
  staffFile,
  tables,
  statements,
  timeline,
  silence,
  timers,
  pauses,
  'acted-for': actedFor,
  delegations,
  successions,
  appeals: appealed,
  sanctions: sanctioned,
  scans,
  transfers,
  users,
  walkIns,
  'saved-views': savedViews,
  lists,
};

const SERVER_MESSAGES = mergeMessages({
  ...SERVER_AREAS,
  contracts: SHARED_MESSAGES,
  'ordinance-terms': ORDINANCE_TERMS,
});

type AllMessages = typeof SERVER_MESSAGES;

declare module './platform/messages/catalogue.ts' {
  interface ServerMessages extends AllMessages {}
}

registerMessages(SERVER_MESSAGES);
