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
  /** The person who handled the case and cannot be the second person. */
  readonly first: string;
  readonly second: string;
  /** Abuse that is specific to the act, in addition to the risks of every act, and what prevents it. */
  readonly risk: string;
  /** Columns that store the second person. */
  readonly records: readonly string[];
  /** Tests over HTTP that attempt the act without a second person: files below `apps/api/src`. */
  readonly tests: readonly string[];
}

/** Attempts every act by each person who handled its case, and by persons whom they appointed or who appointed them. */
const SHARED = 'domain/access/separation/second-person.large.test.ts';

/**
 * Every act that needs two persons, by its row of the policy (decision 0052). For all of them: a person cannot decide a
 * case that they handled, or that was handled by a person whom they appointed or who appointed them, also through
 * others, during the case or in the 30 days before.
 */
export const TWO_PERSON_ACTS = {
  'account_request.decide': {
    endpoints: ['approveAccountRequest', 'refuseAccountRequest'],
    first: 'the person who requested the change of the account, and the holder of the account',
    second: 'another administrator',
    risk: 'An administrator is invited for the case: the invitation needs another administrator, and both get an e-mail.',
    records: ['account_request.decided_by', 'account_grant.approved_by'],
    tests: [SHARED, 'accounts/users/account-requests.large.test.ts'],
  },
  'walk_in.confirm': {
    endpoints: ['decideWalkInConsent'],
    first: 'the clerk who requested the consent, and the client',
    second: 'another clerk of the licensing office, who sees the client, the signature and the photo of the ID',
    risk: 'A clerk persuades a colleague that an absent client is present: both names and the photo are recorded.',
    records: ['walk_in_consent.decided_by'],
    tests: [SHARED, 'accounts/walk-ins/walk-in-consents.test.ts'],
  },
  'bill.approve': {
    endpoints: ['approveBill'],
    first: 'the clerk who computed the bill',
    second: 'a treasury officer',
    risk: 'A treasury officer creates a false clerk to compute: the clerk counts as appointed by the officer.',
    records: ['bill.approved_by'],
    tests: [SHARED],
  },
  'permit.sign': {
    endpoints: ['signPermit', 'signPermits'],
    first: 'the clerk who released the permit',
    second: 'a signatory',
    risk: 'A signatory creates a false clerk to release: the clerk counts as appointed by the signatory.',
    records: ['permit.signed_by'],
    tests: [SHARED, 'licensing/permits/several-permits.test.ts'],
  },
  'retirement.reverse': {
    endpoints: ['reverseRetirement'],
    first: 'the persons who released and signed the certificate',
    second: 'another signatory',
    risk: 'A second signatory is appointed for the case: two administrators appoint, and neither counts as independent.',
    records: ['business_change.recorded_by'],
    tests: [SHARED, 'licensing/changes/retirement.large.test.ts'],
  },
  'bill.waive': {
    endpoints: ['decideWaiver'],
    alone: { proposeWaiver: 'proposes; does not waive' },
    first: 'the treasury officer who proposed the waiver',
    second: 'another treasury officer',
    risk: 'A second treasury officer is appointed for the case: the officer counts as appointed by the first.',
    records: ['installment_waiver.decided_by'],
    tests: [SHARED],
  },
  'dispute.decide': {
    endpoints: ['decideDispute'],
    first: 'the owner who disputed the line',
    second: 'a treasury officer, never for their own business',
    risk: 'An owner is also staff: refused for every business that they own or filed for.',
    records: ['line_dispute.ended_by'],
    tests: [SHARED, 'treasury/disputes/disputes.large.test.ts'],
  },
  'exception.decide': {
    endpoints: ['approveRefund'],
    alone: {
      refundException: 'proposes; does not refund',
      declineRefund: 'returns the payment to the list',
      creditException: 'credits the business that paid; proposes for a larger amount of an unknown payer',
      matchException: 'posts to an order of the same payer; proposes for a larger amount of an unknown payer',
      dismissException: 'closes an exception without money',
    },
    first: 'the treasury officer who proposed the refund, the credit or the posting',
    second: 'another treasury officer',
    risk: 'A second treasury officer is appointed for the case: the officer counts as appointed by the first.',
    records: ['payment_exception.decided_by'],
    tests: [SHARED],
  },
  'refund.decide': {
    endpoints: ['decideRefund', 'settleRefund'],
    first: 'the person who filed the request, and the cashier who evaluated it',
    second: 'a treasury officer',
    risk: 'A cashier invites an officer, or evaluates the request of a friend: the officer sees request and finding.',
    records: ['refund_claim.decided_by', 'refund_claim.settled_by'],
    tests: [SHARED, 'domain/access/separation/invited-treasurer.test.ts'],
  },
  'fraud_finding.decide': {
    endpoints: ['decideFraudFinding', 'decideFraudWithdrawal'],
    first: 'the treasury officer who proposed the finding or its withdrawal',
    second: 'another treasury officer',
    risk: 'A second treasury officer is appointed for the case: the officer counts as appointed by the first.',
    records: ['fraud_finding.decided_by', 'fraud_finding.withdrawal_decided_by'],
    tests: [SHARED, 'treasury/fraud-findings/fraud-findings.large.test.ts'],
  },
  'deficiency.decide': {
    endpoints: ['decideDeficiency'],
    first: 'every person who entered the sales of the proof or uploaded its file, also if a colleague replaced them',
    second: 'a treasury officer, never for their own business',
    risk: 'A clerk enters lower sales for a friend: the officer sees the return, both figures and the reason.',
    records: ['tax_deficiency.decided_by'],
    tests: [SHARED, 'treasury/deficiencies/proofs.large.test.ts'],
  },
  'approval.decide': {
    endpoints: ['decideApproval'],
    first: 'the cashier who requested it, and the person who collected the payment to reverse',
    second: 'a treasury officer',
    risk: 'The screen of a treasury officer is unlocked: the password is required again.',
    records: ['counter_approval.decided_by'],
    tests: [SHARED],
  },
  'receipt.cancel': {
    endpoints: ['cancelReceipt'],
    first: 'the cashier who collected the payment',
    second: 'a treasury officer',
    risk: 'A cashier steals the cash and persuades the officer: the owner gets an e-mail, and the receipt is kept.',
    records: ['receipt.undone_by'],
    tests: [SHARED],
  },
  'cheque.judge': {
    endpoints: ['confirmManagersCheque', 'matchDepositSlip'],
    alone: {
      clearCheque: 'the bank has paid; its statement has the same entry',
      bounceCheque: 'the amount is owed again',
      refuseDepositSlip: 'the amount is owed again',
    },
    first: 'the cashier who received the check or the deposit slip',
    second: 'a treasury officer with the bank statement',
    risk: 'A false slip: no permit until an officer finds the credit in the bank statement; its reference is stored.',
    records: ['cheque.confirmed_by', 'deposit_slip.matched_by'],
    tests: [SHARED, 'cashier/cheques/cheques.large.test.ts', 'cashier/deposit-slips/deposit-slips.test.ts'],
  },
  'collection.close': {
    endpoints: ['closeCollection'],
    first: 'the cashier who made the collections',
    second: 'a treasury officer',
    risk: 'Only the cashier counts the cash: the officer certifies the count.',
    records: ['collection_report.closed_by'],
    tests: [SHARED],
  },
  'ordinance.publish': {
    endpoints: ['publishDraft', 'acceptDifferences'],
    first: 'every person who edited the draft or the withdrawn draft it was copied from, or uploaded its past bills',
    second: 'a treasury officer',
    risk: 'Until the first code is published, the first two administrators count as independent; this is recorded.',
    records: ['ordinance_version.published_by', 'tariff_proof_difference.accepted_by'],
    tests: [
      SHARED,
      'treasury/ordinances/start-first-draft.large.test.ts',
      'treasury/tariff-proofs/tariff-proofs.test.ts',
    ],
  },
  'sanction.decide': {
    endpoints: ['decideSanction', 'reinstateBusiness'],
    first: 'the office head who recommended it',
    second: 'a signatory',
    risk: 'A signatory creates a false office head to recommend: the head counts as appointed by the signatory.',
    records: ['sanction.decided_by', 'sanction.reinstated_by'],
    tests: [SHARED, 'licensing/sanctions/sanctions.large.test.ts'],
  },
  'appeal.decide': {
    endpoints: ['decideAppeal'],
    first: 'the person who made the contested decision',
    second: 'a signatory',
    risk: 'A signatory decides the appeal against their own sanction: refused.',
    records: ['appeal.decided_by'],
    tests: [SHARED, 'licensing/appeals/appeals.large.test.ts'],
  },
  'succession.decide': {
    endpoints: ['decideSuccession'],
    first: 'the heir, the persons who objected, and the clerk who checked the claim',
    second: 'a signatory',
    risk: 'A clerk accepts forged documents of a friend: the signatory sees the documents, and the family can object.',
    records: ['succession.ended_by'],
    tests: [SHARED, 'licensing/successions/successions.large.test.ts'],
  },
} as const satisfies Partial<Record<Action, TwoPersonRow>>;

/** An act of the policy that needs a second person. */
export type TwoPersonAction = keyof typeof TWO_PERSON_ACTS;
