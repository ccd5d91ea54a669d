// Lists the acts that need a second person, with the endpoints, records and tests of each (decision 0052).

import type { Action } from '../policy.ts';

/**
 * An act for which a second person decides, and how that person's independence is recorded and tested (decision 0052).
 */
interface TwoPersonRow {
  /** Endpoints by which the second person decides. */
  readonly endpoints: readonly string[];
  /** Endpoints of the same permission that one person does alone, and why. */
  readonly alone?: Readonly<Record<string, string>>;
  /** The person who handled the case and is no second person. */
  readonly first: string;
  readonly second: string;
  /** Persons who could make, persuade or impersonate the second person, beside those of every case. */
  readonly risk: string;
  /** Columns that keep the second person. */
  readonly records: readonly string[];
  /** The tests that try it, over HTTP: files below `apps/api/src`. */
  readonly tests: readonly string[];
}

/** Tries every act, with each person who handled its case, and with a person whom each of them made, or who made one. */
const SHARED = 'domain/access/separation/second-person.test.ts';

/**
 * Every act that needs two persons, by its row of the policy (decision 0052). For all of them: nobody decides what they
 * had in hand, and nobody decides for somebody whom they made or who made them, also through others, during the case or
 * in the 30 days before.
 */
export const TWO_PERSON_ACTS = {
  'account_request.decide': {
    endpoints: ['approveAccountRequest', 'refuseAccountRequest'],
    first: 'who requested the change of the account, and whose account it is',
    second: 'another administrator',
    risk: 'An administrator invited for it: the invitation waits for another administrator too, and both are mailed.',
    records: ['account_request.decided_by', 'account_grant.approved_by'],
    tests: [SHARED, 'accounts/users/account-requests.test.ts'],
  },
  'walk_in.confirm': {
    endpoints: ['decideWalkInConsent'],
    first: 'the clerk who requested the consent, and the citizen',
    second: 'another clerk of the licensing office, who sees the citizen, the signature and the photo of the ID',
    risk: 'A clerk who persuades a colleague that an absent citizen is here: both names and the photo stay on record.',
    records: ['walk_in_consent.decided_by'],
    tests: [SHARED, 'accounts/walk-ins/walk-in-consents.test.ts'],
  },
  'bill.approve': {
    endpoints: ['approveBill'],
    first: 'the clerk who computed the bill',
    second: 'a treasurer',
    risk: 'A treasurer who invents a clerk to compute: the clerk counts as made by the treasurer.',
    records: ['bill.approved_by'],
    tests: [SHARED],
  },
  'permit.sign': {
    endpoints: ['signPermit', 'signPermits'],
    first: 'the clerk who released the permit',
    second: 'a signatory',
    risk: 'A signatory who invents a clerk to release: the clerk counts as made by the signatory.',
    records: ['permit.signed_by'],
    tests: [SHARED, 'licensing/permits/several-permits.test.ts'],
  },
  'retirement.reverse': {
    endpoints: ['reverseRetirement'],
    first: 'who released and who signed the certificate',
    second: 'another signatory',
    risk: 'A second signatory appointed for it: two administrators appoint, and neither is independent of them.',
    records: ['business_change.recorded_by'],
    tests: [SHARED, 'licensing/changes/retirement.test.ts'],
  },
  'bill.waive': {
    endpoints: ['decideWaiver'],
    alone: { proposeWaiver: 'proposes; waives nothing' },
    first: 'the treasurer who proposed the waiver',
    second: 'another treasurer',
    risk: 'A second treasurer appointed for it.',
    records: ['installment_waiver.decided_by'],
    tests: [SHARED],
  },
  'dispute.decide': {
    endpoints: ['decideDispute'],
    first: 'the owner who disputed the line',
    second: 'a treasurer, never on the own business',
    risk: 'An owner who is staff as well: refused on every business owned or filed for.',
    records: ['line_dispute.ended_by'],
    tests: [SHARED, 'treasury/disputes/disputes.test.ts'],
  },
  'exception.decide': {
    endpoints: ['approveRefund'],
    alone: {
      refundException: 'proposes; gives nothing back',
      declineRefund: 'returns the money to the list',
      creditException: 'the money stays with the municipality as a credit of the business',
      matchException: 'posts the money on the order that it was paid for',
      dismissException: 'closes what carries no money',
    },
    first: 'the treasurer who proposed to give money back',
    second: 'another treasurer',
    risk: 'A second treasurer appointed for it.',
    records: ['payment_exception.decided_by'],
    tests: [SHARED],
  },
  'refund.decide': {
    endpoints: ['decideRefund', 'settleRefund'],
    first: 'who filed the claim, and the cashier who evaluated it',
    second: 'a treasurer',
    risk: 'A cashier who invites a treasurer, or evaluates a claim of a friend: the treasurer sees claim and finding.',
    records: ['refund_claim.decided_by', 'refund_claim.settled_by'],
    tests: [SHARED, 'domain/access/separation/invited-treasurer.test.ts'],
  },
  'fraud_finding.decide': {
    endpoints: ['decideFraudFinding', 'decideFraudWithdrawal'],
    first: 'the treasurer who proposed the finding, or its withdrawal',
    second: 'another treasurer',
    risk: 'A second treasurer appointed for it.',
    records: ['fraud_finding.decided_by', 'fraud_finding.withdrawal_decided_by'],
    tests: [SHARED, 'treasury/fraud-findings/fraud-findings.test.ts'],
  },
  'deficiency.decide': {
    endpoints: ['decideDeficiency'],
    first: 'everybody who entered the sales of the proof or sent its file, also where a colleague replaced them',
    second: 'a treasurer, never on the own business',
    risk: 'A clerk who enters lower sales for a friend: the treasurer sees the return, both figures and the reason.',
    records: ['tax_deficiency.decided_by'],
    tests: [SHARED, 'treasury/deficiencies/proofs.test.ts'],
  },
  'approval.decide': {
    endpoints: ['decideApproval'],
    first: 'the cashier who requested it, and who collected what is to be reversed',
    second: 'a treasurer',
    risk: 'A treasurer at an unlocked screen: the password is required again.',
    records: ['counter_approval.decided_by'],
    tests: [SHARED],
  },
  'receipt.cancel': {
    endpoints: ['cancelReceipt'],
    first: 'the cashier who collected the payment',
    second: 'a treasurer',
    risk: 'A cashier who pockets the cash and persuades the treasurer: the owner is mailed, the receipt stays on record.',
    records: ['receipt.undone_by'],
    tests: [SHARED],
  },
  'cheque.judge': {
    endpoints: ['confirmManagersCheque', 'matchDepositSlip'],
    alone: {
      clearCheque: 'the bank has paid; the same entry is on the statement of the bank',
      bounceCheque: 'the money is owed again',
      refuseDepositSlip: 'the money is owed again',
    },
    first: 'the cashier who took the cheque or the deposit slip',
    second: 'a treasurer with the statement of the bank',
    risk: 'An invented slip: the permit waits until a treasurer finds the credit; its reference is kept.',
    records: ['cheque.confirmed_by', 'deposit_slip.matched_by'],
    tests: [SHARED, 'cashier/cheques/cheques.test.ts', 'cashier/deposit-slips/deposit-slips.test.ts'],
  },
  'collection.close': {
    endpoints: ['closeCollection'],
    first: 'the cashier whose collections they are',
    second: 'a treasurer',
    risk: 'Cash counted by the cashier alone: the treasurer certifies the count.',
    records: ['collection_report.closed_by'],
    tests: [SHARED],
  },
  'ordinance.publish': {
    endpoints: ['publishDraft', 'acceptDifferences'],
    first: 'everybody who wrote on the draft or sent its past bills, or on the withdrawn draft that it is a copy of',
    second: 'a treasurer',
    risk: 'Until the first code is published the first two administrators count as independent; that is on record.',
    records: ['ordinance_version.published_by', 'tariff_proof_difference.accepted_by'],
    tests: [SHARED, 'treasury/ordinances/start-first-draft.test.ts', 'treasury/tariff-proofs/tariff-proofs.test.ts'],
  },
  'sanction.decide': {
    endpoints: ['decideSanction', 'reinstateBusiness'],
    first: 'the office head who recommended it',
    second: 'a signatory',
    risk: 'A signatory who invents an office head to recommend: the head counts as made by the signatory.',
    records: ['sanction.decided_by', 'sanction.reinstated_by'],
    tests: [SHARED, 'licensing/sanctions/sanctions.test.ts'],
  },
  'appeal.decide': {
    endpoints: ['decideAppeal'],
    first: 'who made the contested decision',
    second: 'a signatory',
    risk: 'A signatory who decided the sanction and hears the appeal: refused.',
    records: ['appeal.decided_by'],
    tests: [SHARED, 'licensing/appeals/appeals.test.ts'],
  },
  'succession.decide': {
    endpoints: ['decideSuccession'],
    first: 'the heir, who objected, and the clerk who checked the claim',
    second: 'a signatory',
    risk: 'A clerk who checks forged papers of a friend: the signatory sees the papers, the family may object.',
    records: ['succession.ended_by'],
    tests: [SHARED, 'licensing/successions/successions.test.ts'],
  },
} as const satisfies Partial<Record<Action, TwoPersonRow>>;

/** An act of the policy that needs a second person. */
export type TwoPersonAction = keyof typeof TWO_PERSON_ACTS;
