import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CLEARANCE_STATES } from '@ebpls/contracts';

import { type Actor, ACTORS, type Machine, getNextState, listNextActs } from './machine.ts';
import { APPLICATION_ACTS, applicationMachine } from './application-machine.ts';
import { attemptMachine } from './attempt-machine.ts';
import { billMachine, installmentMachine } from './bill-machine.ts';
import { businessMachine, pauseMachine } from './business-machine.ts';
import { chequeMachine } from './cheque-machine.ts';
import { CLEARANCE_ACTS, clearanceMachine, CLEARED_STATES } from './clearance-machine.ts';
import { exceptionMachine } from './exception-machine.ts';
import { permitMachine } from './permit-machine.ts';
import { receiptMachine } from './receipt-machine.ts';
import { refundMachine } from './refund-machine.ts';
import { appealMachine, sanctionMachine } from './sanction-machine.ts';

/* Written from domain reference 3.3 to 3.5, apart from the tables: `FROM act TO by actors`. */
const APPLICATION = `
DRAFT submit SUBMITTED by owner
SUBMITTED return RETURNED by bplo
RETURNED resubmit SUBMITTED by owner
SUBMITTED accept ACCEPTED by bplo system
ACCEPTED route IN_CLEARANCE by system
IN_CLEARANCE clear CLEARED by system
IN_CLEARANCE reject REJECTED by bplo
CLEARED compute ASSESSED by bplo system
ASSESSED approve_bill FOR_PAYMENT by treasurer system
FOR_PAYMENT reopen_bill ASSESSED by bplo treasurer
FOR_PAYMENT post_payment PAID by system
FOR_PAYMENT complete_payment PAID by system
PAID reverse_payment FOR_PAYMENT by system
PAID reopen_payment FOR_PAYMENT by system
PAID release FOR_SIGNATURE by bplo system
FOR_SIGNATURE sign ISSUED by signatory
FOR_PAYMENT lapse LAPSED by system
RETURNED lapse LAPSED by system
DRAFT|SUBMITTED|RETURNED|ACCEPTED|IN_CLEARANCE|CLEARED|ASSESSED|FOR_PAYMENT withdraw WITHDRAWN by owner
DRAFT|SUBMITTED|RETURNED|ACCEPTED|IN_CLEARANCE|CLEARED|ASSESSED|FOR_PAYMENT|PAID|FOR_SIGNATURE cancel CANCELLED by admin
SUBMITTED reject REJECTED by bplo
CLEARED recall IN_CLEARANCE by system
IN_CLEARANCE|CLEARED disapprove_closure REJECTED by bplo
ACCEPTED compute ASSESSED by system
PAID route IN_CLEARANCE by system
CLEARED resume_paid PAID by system
IN_CLEARANCE reverse_payment FOR_PAYMENT by system
IN_CLEARANCE compute ASSESSED by system
REJECTED reopen_filing SUBMITTED by system
REJECTED reopen_offices IN_CLEARANCE by system`;

const CLEARANCE = `
PENDING|RECALLED claim UNDER_REVIEW by office office_head
UNDER_REVIEW give_back PENDING by office office_head
UNDER_REVIEW lapse_claim PENDING by system
UNDER_REVIEW|INSPECTION_SCHEDULED schedule_inspection INSPECTION_SCHEDULED by office office_head
INSPECTION_SCHEDULED pass_inspection UNDER_REVIEW by office office_head
INSPECTION_SCHEDULED fail_inspection FOR_COMPLIANCE by office office_head system
INSPECTION_SCHEDULED record_refusal FOR_COMPLIANCE by office office_head
UNDER_REVIEW return FOR_COMPLIANCE by office office_head
FOR_COMPLIANCE resubmit UNDER_REVIEW by owner
UNDER_REVIEW approve APPROVED by office office_head
UNDER_REVIEW approve_with_conditions CONDITIONALLY_APPROVED by office office_head
UNDER_REVIEW|FOR_COMPLIANCE reject REJECTED by office_head
PENDING|UNDER_REVIEW|INSPECTION_SCHEDULED|FOR_COMPLIANCE pass_over NOT_ISSUED_IN_TIME by system
NOT_ISSUED_IN_TIME issue_late APPROVED by office office_head
PENDING|UNDER_REVIEW|FOR_COMPLIANCE clear_by_list CLEARED_BY_LIST by system
PENDING|UNDER_REVIEW|INSPECTION_SCHEDULED|FOR_COMPLIANCE|RECALLED|REJECTED audit_later POST_AUDIT by system
PENDING|UNDER_REVIEW|INSPECTION_SCHEDULED|FOR_COMPLIANCE|RECALLED cancel CANCELLED by system
REJECTED grant_appeal UNDER_REVIEW by admin
CANCELLED restore PENDING by system
APPROVED|CONDITIONALLY_APPROVED recall RECALLED by office_head
PENDING not_required NOT_REQUIRED by office_head bplo`;

const BILL = `
COMPUTED approve_bill APPROVED by treasurer system
APPROVED reopen_bill SUPERSEDED by bplo treasurer
COMPUTED recompute SUPERSEDED by bplo
APPROVED expire EXPIRED by system
EXPIRED recompute SUPERSEDED by system
APPROVED settle SETTLED by system
SETTLED unsettle APPROVED by system
COMPUTED|APPROVED|EXPIRED void VOID by treasurer admin system
APPROVED carry_over SUPERSEDED by system
SUPERSEDED give_back APPROVED by system`;

const INSTALLMENT = `
NOT_DUE fall_due DUE by system
DUE fall_overdue OVERDUE by system
NOT_DUE|DUE|OVERDUE|PARTIAL pay PAID by system
PAID|PARTIAL unpay DUE by system
NOT_DUE|DUE|OVERDUE|PARTIAL pay_part PARTIAL by treasurer
NOT_DUE|DUE|OVERDUE|PARTIAL void VOID by system
NOT_DUE|DUE|OVERDUE|PARTIAL waive WAIVED by treasurer admin`;

const ATTEMPT = `
CREATED redirect REDIRECTED by owner system
CREATED|REDIRECTED wait PENDING by system
CREATED|REDIRECTED|PENDING|FAILED|CANCELLED|EXPIRED confirm SUCCEEDED by system
CREATED|REDIRECTED|PENDING fail FAILED by system
CREATED|REDIRECTED|PENDING cancel CANCELLED by owner system
CREATED|REDIRECTED|PENDING expire EXPIRED by system
SUCCEEDED request_refund REFUND_PENDING by treasurer
REFUND_PENDING refund REFUNDED by system
REFUND_PENDING refund_part PARTIALLY_REFUNDED by system
REFUND_PENDING deny_refund SUCCEEDED by system treasurer`;

const PERMIT = `
GENERATED sign SIGNED by signatory
SIGNED activate ACTIVE by system
ACTIVE|SUSPENDED expire EXPIRED by system
ACTIVE suspend SUSPENDED by admin signatory
SUSPENDED reinstate ACTIVE by admin signatory
ACTIVE|SUSPENDED revoke REVOKED by admin signatory
ACTIVE supersede SUPERSEDED by system
ACTIVE surrender SURRENDERED by bplo system
SURRENDERED restore ACTIVE by signatory
GENERATED grant ACTIVE by system
ACTIVE|SUSPENDED fall REVOKED by system
REVOKED give_back ACTIVE by signatory
GENERATED certify EXPIRED by signatory`;

const BUSINESS = `
PROSPECT|EXPIRED|ACTIVE activate ACTIVE by system
ACTIVE expire EXPIRED by system
PROSPECT certify EXPIRED by system
ACTIVE suspend SUSPENDED by admin signatory system
SUSPENDED|CLOSED_BY_ORDER reinstate ACTIVE by admin signatory
ACTIVE|SUSPENDED|EXPIRED close_by_order CLOSED_BY_ORDER by admin signatory system
PROSPECT|ACTIVE|EXPIRED|SUSPENDED|CLOSED_BY_ORDER file_retirement RETIREMENT_PENDING by owner bplo
RETIREMENT_PENDING disapprove_retirement ACTIVE by bplo
RETIREMENT_PENDING end_retirement ACTIVE by owner bplo admin system
RETIREMENT_PENDING certify_retirement RETIRED by bplo system
RETIRED reverse_retirement ACTIVE by admin signatory`;

const PAUSE = `
DECLARED begin CLOSED by system
DECLARED withdraw WITHDRAWN by owner
CLOSED reopen REOPENED by owner system`;

const CHEQUE = `
HELD deposit DEPOSITED by system
DEPOSITED clear CLEARED by treasurer
DEPOSITED bounce BOUNCED by treasurer
HELD cancel CANCELLED by treasurer
DEPOSITED cancel CANCELLED by treasurer
CLEARED cancel CANCELLED by treasurer`;

const RECEIPT = `
ISSUED cancel CANCELLED by treasurer
ISSUED reverse REVERSED by treasurer`;

const EXCEPTION = `
OPEN refund REFUNDING by treasurer
OPEN propose_refund PROPOSED by treasurer
OPEN propose_outcome PROPOSED by treasurer
PROPOSED approve_outcome CLOSED by treasurer
PROPOSED approve_refund REFUNDING by treasurer
PROPOSED decline_refund OPEN by treasurer
REFUNDING refunded CLOSED by system
REFUNDING refund_refused OPEN by system
OPEN credit CLOSED by treasurer
OPEN match CLOSED by treasurer
OPEN dismiss CLOSED by treasurer
OPEN|PROPOSED confirm CLOSED by system`;

const REFUND = `
CLAIMED evaluate EVALUATED by cashier
EVALUATED approve APPROVED by treasurer
EVALUATED deny DENIED by treasurer
APPROVED credit CREDITED by treasurer
APPROVED pay_out REFUNDED by treasurer
APPROVED send_back REFUNDING by treasurer
REFUNDING sent_back REFUNDED by system
REFUNDING send_refused APPROVED by system`;

const SANCTION = `
RECOMMENDED withdraw WITHDRAWN by office_head
RECOMMENDED show_cause SHOW_CAUSE by signatory
SHOW_CAUSE answer ANSWERED by owner
SHOW_CAUSE fall_silent UNANSWERED by system
RECOMMENDED|ANSWERED|UNANSWERED dismiss DISMISSED by signatory
ANSWERED|UNANSWERED suspend SUSPENDED by signatory
ANSWERED|UNANSWERED|SUSPENDED|COMPLIED revoke REVOKED by signatory
SUSPENDED report_compliance COMPLIED by owner
SUSPENDED|COMPLIED|REVOKED reinstate REINSTATED by signatory
SUSPENDED|COMPLIED|REVOKED overturn DISMISSED by system`;

const APPEAL = `
FILED uphold UPHELD by signatory
FILED reverse REVERSED by signatory`;

type AnyMachine = Machine<string, string>;
const MACHINES: [AnyMachine, string][] = [
  [applicationMachine as AnyMachine, APPLICATION],
  [clearanceMachine as AnyMachine, CLEARANCE],
  [billMachine as AnyMachine, BILL],
  [installmentMachine as AnyMachine, INSTALLMENT],
  [attemptMachine as AnyMachine, ATTEMPT],
  [exceptionMachine as AnyMachine, EXCEPTION],
  [permitMachine as AnyMachine, PERMIT],
  [businessMachine as AnyMachine, BUSINESS],
  [pauseMachine as AnyMachine, PAUSE],
  [chequeMachine as AnyMachine, CHEQUE],
  [receiptMachine as AnyMachine, RECEIPT],
  [refundMachine as AnyMachine, REFUND],
  [sanctionMachine as AnyMachine, SANCTION],
  [appealMachine as AnyMachine, APPEAL],
];

/** `FROM act actor` → `TO`. */
function parseEdges(table: string): Map<string, string> {
  const edges = new Map<string, string>();
  for (const row of table.trim().split('\n')) {
    const [from = '', act = '', to = '', , ...actors] = row.split(' ');
    for (const state of from.split('|')) for (const actor of actors) edges.set(`${state} ${act} ${actor}`, to);
  }
  return edges;
}

const cases = MACHINES.map(([of, table]) => ({ name: of.name, of, edges: parseEdges(table) }));

test.each(cases)('every state, act and actor of the $name life is as the reference says', ({ of, edges }) => {
  const acts = [...new Set([...edges.keys()].map((edge) => edge.split(' ')[1] ?? ''))];
  for (const state of of.states)
    for (const act of acts)
      for (const actor of ACTORS) {
        const key = `${state} ${act} ${actor}`;
        const moveResult = getNextState(of, state, { act, actor });
        const isKnownAct = [...edges.keys()].some((edge) => edge.startsWith(`${state} ${act} `));
        const expectedEnd = edges.get(key) ?? (isKnownAct ? 'state.other_office' : 'state.not_from_here');
        expect([key, 'to' in moveResult ? moveResult.to : moveResult.refused]).toEqual([key, expectedEnd]);
        expect([key, listNextActs(of, state, actor).includes(act)]).toEqual([key, edges.has(key)]);
      }
});

test.each(cases)('the $name life has no act beyond the reference', ({ of, edges }) => {
  const documentedActs = new Set([...edges.keys()].map((edge) => edge.split(' ')[1]));
  expect([...new Set(of.moves.map(({ act }) => act))].filter((act) => !documentedActs.has(act))).toEqual([]);
});

test.each(cases)('every state of the $name life can be reached from its start', ({ of }) => {
  const reachedStates = new Set([of.starts]);
  for (let round = 0; round < of.states.length; round += 1)
    for (const { from, to } of of.moves) if (from.some((state) => reachedStates.has(state))) reachedStates.add(to);
  // Read from old rows and never written (domain reference 3.10a).
  const only_old = of.name === 'clearance' ? ['DEEMED_APPROVED'] : [];
  expect(of.states.filter((state) => !reachedStates.has(state))).toEqual(only_old);
});

interface DocumentedMove {
  readonly row: string;
  readonly from: string;
  readonly act: string;
  readonly to: string;
  readonly by: string;
  readonly when: string;
}

/** The rows of the tables of states that people read (domain reference 3.3 to 3.8). */
const DOCUMENTED_MOVES: readonly DocumentedMove[] = readFileSync(
  join(import.meta.dirname, '../../../../apps/docs/content/reference/states.md'),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, row = '']) => /^[A-Z]\d+[a-z]?$/.test(row))
  .map(([, row = '', from = '', act = '', to = '', by = '', when = '']) => ({ row, from, act, to, by, when }));
/** A list of states; other rows describe in prose where an act begins. */
const STATE_LIST = /^[A-Z_]+(?:, [A-Z_]+)*$/;
const joinSorted = (names: readonly string[]): string => names.toSorted().join(', ');

test.each(cases)(
  'every row of the $name life is documented under its number, with a condition where it has one',
  ({ of }) => {
    const wrong = of.moves.filter(({ row, act, from, to, actors, guard }) => {
      const documentedMove = DOCUMENTED_MOVES.find(
        (one) =>
          one.row === row &&
          one.act === act.replaceAll('_', ' ') &&
          one.to === to &&
          joinSorted(one.by.split(', ').map((actor) => actor.replaceAll(' ', '_'))) === joinSorted(actors) &&
          (!STATE_LIST.test(one.from) || joinSorted(one.from.split(', ')) === joinSorted(from)),
      );
      return documentedMove === undefined || guard === '' || (guard !== undefined && documentedMove.when === '');
    });
    expect(wrong).toEqual([]);
  },
);

/** Nothing leads out of the state any more. */
function isFinal<State extends string, Act extends string>(of: Machine<State, Act>, state: State): boolean {
  return of.moves.every(({ from, to }) => !from.includes(state) || to === state);
}

test('an application ends issued, withdrawn, lapsed or cancelled; one that is refused comes back by an appeal alone', () => {
  expect(applicationMachine.states.filter((state) => isFinal(applicationMachine, state))).toEqual([
    'ISSUED',
    'WITHDRAWN',
    'LAPSED',
    'CANCELLED',
  ]);
  expect(new Set(ACTORS.flatMap((actor) => listNextActs(applicationMachine, 'REJECTED', actor)))).toEqual(
    new Set(['reopen_filing', 'reopen_offices']),
  );
});

test('the main road leads from draft to permit, each step by its own actor', () => {
  const steps: [(typeof APPLICATION_ACTS)[number], Actor][] = [
    ['submit', 'owner'],
    ['accept', 'bplo'],
    ['route', 'system'],
    ['clear', 'system'],
    ['compute', 'bplo'],
    ['approve_bill', 'treasurer'],
    ['post_payment', 'system'],
    ['release', 'bplo'],
    ['sign', 'signatory'],
  ];
  const end = steps.reduce<(typeof applicationMachine.states)[number]>((state, [act, actor]) => {
    const moveResult = getNextState(applicationMachine, state, { act, actor });
    if ('refused' in moveResult) throw new Error(`${state} ${act}: ${moveResult.refused}`);
    return moveResult.to;
  }, applicationMachine.starts);
  expect(end).toBe('ISSUED');
});

test('the road of a renewal that is paid first leads past the offices twice, and to the same signature', () => {
  const steps: [(typeof APPLICATION_ACTS)[number], Actor][] = [
    ['submit', 'owner'],
    ['accept', 'system'],
    ['compute', 'system'],
    ['approve_bill', 'system'],
    ['post_payment', 'system'],
    ['route', 'system'],
    ['clear', 'system'],
    ['resume_paid', 'system'],
    ['release', 'bplo'],
    ['sign', 'signatory'],
  ];
  const states = steps.reduce<(typeof applicationMachine.states)[number][]>((passedStates, [act, actor]) => {
    const moveResult = getNextState(applicationMachine, passedStates.at(-1) ?? applicationMachine.starts, {
      act,
      actor,
    });
    if ('refused' in moveResult) throw new Error(`${passedStates.at(-1)} ${act}: ${moveResult.refused}`);
    return [...passedStates, moveResult.to];
  }, []);
  expect(states.slice(2)).toEqual([
    'ASSESSED',
    'FOR_PAYMENT',
    'PAID',
    'IN_CLEARANCE',
    'CLEARED',
    'PAID',
    'FOR_SIGNATURE',
    'ISSUED',
  ]);
});

test('an administrator never decides for an office', () => {
  const admin = clearanceMachine.states.flatMap((state) => listNextActs(clearanceMachine, state, 'admin'));
  expect(admin).toEqual(['grant_appeal']);
});

test('the words of the acts are those of the tables', () => {
  expect(new Set(applicationMachine.moves.map(({ act }) => act))).toEqual(new Set(APPLICATION_ACTS));
  expect(new Set(clearanceMachine.moves.map(({ act }) => act))).toEqual(new Set(CLEARANCE_ACTS));
});

test('money claimed back ends as a credit, with the payer, or denied, and never before two people of the treasury had it in hand', () => {
  expect(refundMachine.states.filter((state) => isFinal(refundMachine, state))).toEqual([
    'DENIED',
    'CREDITED',
    'REFUNDED',
  ]);
  for (const act of ['approve', 'deny', 'credit', 'pay_out', 'send_back'] as const)
    expect(getNextState(refundMachine, 'CLAIMED', { act, actor: 'treasurer' })).toEqual({
      refused: 'state.not_from_here',
    });
  for (const actor of ACTORS)
    expect(
      listNextActs(refundMachine, 'CLAIMED', actor).filter((act) =>
        listNextActs(refundMachine, 'EVALUATED', actor).includes(act),
      ),
    ).toEqual([]);
});

test('a payment that succeeded is never taken back by a later failure', () => {
  for (const act of ['fail', 'cancel', 'expire'] as const)
    for (const actor of ACTORS)
      expect(getNextState(attemptMachine, 'SUCCEEDED', { act, actor })).toEqual({ refused: 'state.not_from_here' });
});

test('a part holds the application back while an office has it, after a refusal, and when it is recalled', () => {
  expect(CLEARANCE_STATES.filter((state) => !CLEARED_STATES.includes(state))).toEqual([
    'PENDING',
    'UNDER_REVIEW',
    'INSPECTION_SCHEDULED',
    'FOR_COMPLIANCE',
    'REJECTED',
    'CANCELLED',
    'RECALLED',
  ]);
});
