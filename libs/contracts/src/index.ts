export * from './account.contract.ts';
export * from './amount-due.contract.ts';
export * from './assess.contract.ts';
export * from './assessments.contract.ts';
export * from './auth.contract.ts';
export * from './avatars.contract.ts';
export * from './bills.contract.ts';
export * from './business-form.ts';
export * from './claims.contract.ts';
export * from './clearances.contract.ts';
export * from './collections.contract.ts';
export * from './companies.contract.ts';
export * from './counter.contract.ts';
export * from './dashboards.contract.ts';
export * from './declarations.contract.ts';
export * from './documents.contract.ts';
export * from './endpoint.ts';
export * from './exceptions.contract.ts';
export * from './figures.ts';
export * from './format.ts';
export * from './forms.contract.ts';
export * from './health.contract.ts';
export { normalAmount } from './inputs/amount.ts';
export { normalArea } from './inputs/area.ts';
export { inputProblem } from './inputs/input-problem.ts';
export { normalMobile, normalTin } from './inputs/numbers.ts';
export * from './holding-kinds.ts';
export * from './inquiries.contract.ts';
export * from './inquiry-desks.contract.ts';
export * from './inquiry-events.contract.ts';
export { INQUIRY_LIMITS } from './inquiry-text.ts';
export * from './invitation.contract.ts';
export * from './isolated.ts';
export * from './mails.contract.ts';
export * from './messages/catalogue.ts';
export {
  fillMessage,
  mergeMessages,
  type Message,
  type Messages,
  type MessageParams,
  textsIn,
} from './messages/merge.ts';
export { messages as ORDINANCE_TERMS } from './messages/ordinance-terms.messages.ts';
export * from './municipality.contract.ts';
export * from './names.ts';
export * from './notifications.contract.ts';
export * from './offices.ts';
export * from './ordinance.contract.ts';
export { Amnesty, DuePolicy, Extension } from './ordinance/due-dates.ts';
export { FEE_CONDITIONS } from './ordinance/fees.ts';
export { Percent, type Rate } from './ordinance/figures.ts';
export * from './ordinance/vocabulary.ts';
export * from './ordinances.contract.ts';
export * from './payments.contract.ts';
export * from './permits.contract.ts';
export * from './receipts.contract.ts';
export * from './refunds.contract.ts';
export * from './reports.contract.ts';
export * from './roles.ts';
export * from './saved-replies.contract.ts';
export * from './settlements.contract.ts';
export * from './screen-failures.contract.ts';
export * from './search.contract.ts';
export * from './second-step.contract.ts';
export * from './session-proof.ts';
export * from './setup.contract.ts';
export * from './signatures.contract.ts';
export * from './simulator.contract.ts';
export * from './start-page.ts';
export * from './states.ts';
export * from './statements.contract.ts';
export * from './timers.contract.ts';
export * from './transactions.contract.ts';
export * from './users.contract.ts';
export * from './views.ts';
export * from './waivers.contract.ts';
export * from './words.ts';
