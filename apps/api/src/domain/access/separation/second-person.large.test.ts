import {
  decideSanction,
  type ErrorBody,
  getAppeal,
  getAssessment,
  getBill,
  getDeficiency,
  getDispute,
  getFraudFinding,
  getOpenCollection,
  getOrdinance,
  getRefund,
  getSanction,
  getSuccession,
  getTariffProof,
  listAccountRequests,
  listApprovals,
  listCheques,
  listCounterReceipts,
  listDepositSlips,
  listExceptions,
} from '@ebpls/contracts';
import { TWO_PERSON_ACTS, type TwoPersonAction } from '@ebpls/rules';

import { expectOk } from '../../../testing/changes/change-fixture.ts';
import { ENDPOINTS, type EndpointName } from '../../../testing/endpoint-samples.ts';
import type { TestPerson } from '../../../testing/open-server.ts';
import { type RowSnapshot, saveRowSnapshot } from '../../../testing/rows/row-snapshot.ts';
import { insertFiledProof } from '../../../testing/deficiencies/deficiency-fixtures.ts';
import { insertDraftProof } from '../../../testing/tariffs/draft-proof.ts';
import {
  createGrantee,
  createOfficer,
  promoteAccount,
  recordMaking,
  type SecondPower,
} from '../../../testing/two-persons/invented-persons.ts';
import {
  AFTER_OBJECTIONS,
  CLOSING_DAY,
  DAY_AFTER,
  openTwoPersonFixture,
  type TwoPersonFixture,
} from '../../../testing/two-persons/two-person-fixture.ts';

const START = '2026-01-12T08:00:00+08:00';
/** In the 30 days before the day of the fixture, and before the filing of its cases of several weeks. */
const BEFORE_START = '2025-12-15T00:00:00Z';
const BEFORE_FILING = '2025-11-01T00:00:00Z';

let fixture: TwoPersonFixture;
let snapshot: RowSnapshot;

beforeAll(async () => {
  fixture = await openTwoPersonFixture();
  snapshot = await saveRowSnapshot(fixture.server.api.db);
}, 120_000);
afterAll(() => fixture.server.close());
afterEach(() => fixture.server.setNow(START));

const APPOINTED_BY_HANDLER =
  'A person who worked on this case gave you your account or a permission during the case or in the 30 days before it. Another person must decide on the case.';
const APPOINTED_HANDLER =
  'You gave an account or a permission to a person who worked on this case, during the case or in the 30 days before it. Another person must decide on the case.';

/** Whether a reply offers a decision to its reader, or the reason why another person must decide. */
interface Offer {
  readonly is_offered: boolean;
  readonly why: string | undefined;
}

/** An account that handled a case, and the message with which it is refused. */
type Handler = readonly [account_id: number, own: string];

/** How an act is tried with persons who are no second person of its case. */
interface Attempt {
  readonly power: SecondPower;
  /** Everybody who handled the case of the sample. */
  readonly listHandlers: () => readonly Handler[];
  /** The reply that offers the act, where one does. */
  readonly loadOffer?: (person: TestPerson) => Promise<Offer>;
  /** Brings the case into the state of the act. */
  readonly arrange?: () => Promise<void>;
  /** Business time of the act, where the case began on another day. */
  readonly at?: string;
  /** A time in the 30 days before the case began. */
  readonly before?: string;
  /** The page offers the act, and says nothing to those to whom it does not. */
  readonly is_unexplained?: true;
}

interface DecisionReply {
  readonly acts: readonly string[];
  readonly why_another?: string | undefined;
}

const toOffer = ({ acts, why_another }: DecisionReply, act: string): Offer => ({
  is_offered: acts.includes(act),
  why: why_another,
});

/** Offer of the row of a list. */
function getRowOffer<Row extends DecisionReply>(
  rows: readonly Row[],
  isMatch: (row: Row) => boolean,
  act: string,
): Offer {
  const row = rows.find(isMatch);
  if (!row) throw new Error('the list does not have that row');
  return toOffer(row, act);
}

const getParams = (name: EndpointName) => ({ params: fixture.samples[name].params ?? {} });
/** Offers of the page of one case. */
const queryOffer =
  (
    page:
      | typeof getRefund
      | typeof getDispute
      | typeof getFraudFinding
      | typeof getDeficiency
      | typeof getSanction
      | typeof getAppeal
      | typeof getSuccession
      | typeof getAssessment,
    name: EndpointName,
    act: string,
  ) =>
  async (person: TestPerson) =>
    toOffer(expectOk(await fixture.server.request(page, person, getParams(name))), act);
const queryCaseOffer = (stage: 'computed' | 'released', act: string) => async (person: TestPerson) => {
  const { assessment_code } = fixture.municipality.stages[stage];
  return toOffer(expectOk(await fixture.server.request(getAssessment, person, { params: { assessment_code } })), act);
};
const queryRequestOffer = (act: string) => async (person: TestPerson) => {
  const { data } = expectOk(await fixture.server.request(listAccountRequests, person));
  const { account_request_id } = fixture.municipality.stages;
  return getRowOffer(data, (row) => row.account_request_id === account_request_id, act);
};

const queryApprovalOffer = (getApprovalId: () => number) => async (person: TestPerson) => {
  const { data } = expectOk(await fixture.server.request(listApprovals, person));
  const row = data.find(({ approval_id }) => approval_id === getApprovalId());
  return { is_offered: row?.can_decide === true, why: row?.why_another };
};

const OWN_BUSINESS = 'You own this business, so a colleague must handle this case.';
const OWN_CONSENT = 'You took part in this walk-in session, so another clerk of the licensing office must confirm it.';
const OWN_CERTIFICATE =
  'The officer who released or signed the certificate cannot revoke it. Another signatory must do so.';
const OWN_RELEASE = 'You released this permit, so another officer must sign it.';
const OWN_REFUND = 'You worked on this refund request, so another person must decide on it and pay it.';
const OWN_SUCCESSION = 'You are involved in this claim or checked it, so another officer must decide on it.';
const OWN_CONFIRMATION = 'You collected this money, so another person must confirm the bank deposit.';

const getPeople = () => fixture.municipality.people;
const getIssued = () => fixture.municipality.stages.issued;
const listRequesters = (): Handler[] => [
  [getPeople().signatory.account_id, 'You requested this change, so another administrator must decide on it.'],
];
const listReleasers = (): Handler[] => [[getPeople().bplo.account_id, OWN_RELEASE]];
const listRefundHandlers = (): Handler[] => [
  [getPeople().owner.account_id, OWN_BUSINESS],
  [fixture.municipality.counter.cashier.account_id, OWN_REFUND],
];
const listFindingProposers = (): Handler[] => [
  [fixture.finding_proposer_id, 'You made this proposal, so another treasury officer must decide on it.'],
];
const listRecommenders = (): Handler[] => [
  [
    getPeople().officers.get('engineering')?.account_id ?? 0,
    'You made this recommendation, so another officer must decide on it.',
  ],
];
const listCollectors = (own: string) => (): Handler[] => [[fixture.municipality.counter.cashier.account_id, own]];

async function suspendBusiness(): Promise<void> {
  const { server, samples } = fixture;
  const { params = {}, body } = samples.decideSanction;
  expectOk(await server.request(decideSanction, getPeople().signatory, { params, body }));
}

type Endpoints<A extends TwoPersonAction> = (typeof TWO_PERSON_ACTS)[A]['endpoints'][number];

/** The attempts at every endpoint by which a second person decides, one case for each. */
const ATTEMPTS: { readonly [A in TwoPersonAction]: Readonly<Record<Endpoints<A>, Attempt>> } = {
  'account_request.decide': {
    approveAccountRequest: { power: 'admin', listHandlers: listRequesters, loadOffer: queryRequestOffer('approve') },
    refuseAccountRequest: { power: 'admin', listHandlers: listRequesters, loadOffer: queryRequestOffer('refuse') },
  },
  'walk_in.confirm': {
    decideWalkInConsent: {
      power: 'bplo',
      listHandlers: () => [
        [getPeople().bplo.account_id, OWN_CONSENT],
        [getPeople().owner.account_id, OWN_CONSENT],
      ],
    },
  },
  'bill.approve': {
    approveBill: {
      power: 'treasurer',
      listHandlers: () => [
        [getPeople().bplo.account_id, 'You computed this bill, so another officer must approve it.'],
      ],
      loadOffer: queryCaseOffer('computed', 'approve_bill'),
      before: BEFORE_FILING,
    },
  },
  'permit.sign': {
    signPermit: {
      power: 'signatory',
      listHandlers: listReleasers,
      loadOffer: queryCaseOffer('released', 'sign'),
      before: BEFORE_FILING,
    },
    signPermits: {
      power: 'signatory',
      listHandlers: listReleasers,
      loadOffer: queryCaseOffer('released', 'sign'),
      before: BEFORE_FILING,
    },
  },
  'retirement.reverse': {
    reverseRetirement: {
      power: 'signatory',
      listHandlers: () => [
        [getPeople().clerk.account_id, OWN_CERTIFICATE],
        [getPeople().signatory.account_id, OWN_CERTIFICATE],
      ],
      loadOffer: queryOffer(getAssessment, 'reverseRetirement', 'reverse_closure'),
      at: CLOSING_DAY,
      before: '2026-08-01T00:00:00Z',
      is_unexplained: true,
    },
  },
  'bill.waive': {
    decideWaiver: {
      power: 'treasurer',
      listHandlers: () => [
        [getPeople().signatory.account_id, 'You proposed this waiver, so another officer must decide on it.'],
      ],
      loadOffer: async (person) => {
        const { assessment_code } = fixture.municipality.stages.payable;
        const { waivers } = expectOk(await fixture.server.request(getBill, person, { params: { assessment_code } }));
        return getRowOffer(waivers, ({ state }) => state === 'PROPOSED', 'approve_waiver');
      },
    },
  },
  'dispute.decide': {
    decideDispute: {
      power: 'treasurer',
      listHandlers: () => [[getPeople().owner.account_id, OWN_BUSINESS]],
      loadOffer: queryOffer(getDispute, 'decideDispute', 'decide'),
    },
  },
  'exception.decide': {
    approveRefund: {
      power: 'treasurer',
      listHandlers: () => [
        [fixture.refund_proposer_id, 'You made this proposal, so another treasury officer must approve it.'],
      ],
      loadOffer: async (person) => {
        const { data } = expectOk(
          await fixture.server.request(listExceptions, person, { query: { state: 'waiting' } }),
        );
        const { proposed_id } = fixture.municipality.gateway;
        return getRowOffer(data, ({ exception_id }) => exception_id === proposed_id, 'approve');
      },
    },
  },
  'refund.decide': {
    decideRefund: {
      power: 'treasurer',
      listHandlers: listRefundHandlers,
      loadOffer: queryOffer(getRefund, 'decideRefund', 'approve'),
    },
    settleRefund: {
      power: 'treasurer',
      listHandlers: listRefundHandlers,
      loadOffer: queryOffer(getRefund, 'settleRefund', 'credit'),
    },
  },
  'fraud_finding.decide': {
    decideFraudFinding: {
      power: 'treasurer',
      listHandlers: listFindingProposers,
      loadOffer: queryOffer(getFraudFinding, 'decideFraudFinding', 'decide'),
    },
    decideFraudWithdrawal: {
      power: 'treasurer',
      listHandlers: listFindingProposers,
      loadOffer: queryOffer(getFraudFinding, 'decideFraudWithdrawal', 'decide_withdrawal'),
    },
  },
  'deficiency.decide': {
    decideDeficiency: {
      power: 'treasurer',
      listHandlers: () => [
        [
          fixture.municipality.counter.cashier.account_id,
          'You entered these sales or uploaded their proof, so another treasury officer must decide on them.',
        ],
      ],
      arrange: () =>
        insertFiledProof(fixture.server, {
          assessment_code: getIssued().assessment_code,
          entered_by: fixture.municipality.counter.cashier.account_id,
        }),
      loadOffer: queryOffer(getDeficiency, 'decideDeficiency', 'decide'),
    },
  },
  'approval.decide': {
    decideApproval: {
      power: 'treasurer',
      listHandlers: listCollectors('You requested this approval, so another person must decide on it.'),
      loadOffer: queryApprovalOffer(() => fixture.municipality.counter.approval_id),
    },
  },
  'receipt.cancel': {
    cancelReceipt: {
      power: 'treasurer',
      listHandlers: listCollectors('You collected this money, so another person must cancel the receipt.'),
      loadOffer: async (person) => {
        const { data } = expectOk(
          await fixture.server.request(listCounterReceipts, person, { query: { collector: 'all' } }),
        );
        return getRowOffer(data, ({ receipt_no }) => receipt_no === fixture.municipality.counter.receipt_no, 'cancel');
      },
    },
  },
  'cheque.judge': {
    confirmManagersCheque: {
      power: 'treasurer',
      listHandlers: () => [[fixture.cheque_cashier.account_id, OWN_CONFIRMATION]],
      loadOffer: async (person) => {
        const { data } = expectOk(await fixture.server.request(listCheques, person, { query: { limit: '50' } }));
        const { cheque_id: id } = getParams('confirmManagersCheque').params;
        return getRowOffer(data, ({ cheque_id }) => cheque_id === id, 'confirm');
      },
    },
    matchDepositSlip: {
      power: 'treasurer',
      listHandlers: listCollectors(OWN_CONFIRMATION),
      loadOffer: async (person) => {
        const { data } = expectOk(await fixture.server.request(listDepositSlips, person));
        return getRowOffer(data, ({ payment_id }) => payment_id === fixture.municipality.counter.payment_id, 'match');
      },
    },
  },
  'collection.close': {
    closeCollection: {
      power: 'treasurer',
      listHandlers: listCollectors('You collected this money, so another person must close the report.'),
      loadOffer: async (person) => {
        const reply = await fixture.server.request(getOpenCollection, person, getParams('closeCollection'));
        const { acts, waits_for } = expectOk(reply);
        return toOffer({ acts, why_another: waits_for ?? undefined }, 'close');
      },
    },
  },
  'ordinance.publish': {
    publishDraft: {
      power: 'treasurer',
      listHandlers: () => [
        [getPeople().signatory.account_id, 'You worked on this draft, so another officer must publish it.'],
      ],
      loadOffer: async (person) => {
        const reply = await fixture.server.request(getOrdinance, person, getParams('publishDraft'));
        const { acts, why_not_publish } = expectOk(reply);
        return toOffer({ acts, why_another: why_not_publish ?? undefined }, 'publish');
      },
    },
    acceptDifferences: {
      power: 'treasurer',
      listHandlers: () => [
        [getPeople().signatory.account_id, 'You worked on this draft, so another officer must publish it.'],
      ],
      arrange: () => insertDraftProof(fixture.server.api.db, fixture.municipality.ordinances.draft_id),
      loadOffer: async (person) => {
        const reply = await fixture.server.request(getTariffProof, person, getParams('acceptDifferences'));
        const { acts, why_not_accept } = expectOk(reply);
        return toOffer({ acts, why_another: why_not_accept ?? undefined }, 'accept');
      },
    },
  },
  'sanction.decide': {
    decideSanction: {
      power: 'signatory',
      listHandlers: listRecommenders,
      loadOffer: queryOffer(getSanction, 'decideSanction', 'suspend'),
    },
    reinstateBusiness: {
      power: 'signatory',
      listHandlers: listRecommenders,
      arrange: suspendBusiness,
      loadOffer: queryOffer(getSanction, 'reinstateBusiness', 'reinstate'),
    },
  },
  'appeal.decide': {
    decideAppeal: {
      power: 'signatory',
      listHandlers: () => [
        [getPeople().treasurer.account_id, 'You made this decision, so another officer must decide on the appeal.'],
      ],
      loadOffer: queryOffer(getAppeal, 'decideAppeal', 'uphold'),
    },
  },
  'succession.decide': {
    decideSuccession: {
      power: 'signatory',
      listHandlers: () => [
        [fixture.municipality.succession.heir.account_id, OWN_SUCCESSION],
        [getPeople().owner.account_id, OWN_BUSINESS],
        [fixture.objector.account_id, OWN_SUCCESSION],
        [getPeople().bplo.account_id, OWN_SUCCESSION],
      ],
      loadOffer: queryOffer(getSuccession, 'decideSuccession', 'grant'),
      at: AFTER_OBJECTIONS,
    },
  },
};

interface NamedAttempt extends Attempt {
  readonly name: EndpointName;
  readonly title: string;
  /** The case of the attempt, where it is not that of the sample. */
  readonly params?: () => Readonly<Record<string, number>>;
}

/** Further cases of an act, in which others have a part. */
const FURTHER_ATTEMPTS: readonly NamedAttempt[] = [
  {
    name: 'decideApproval',
    title: 'decideApproval of a reversal',
    power: 'treasurer',
    params: () => ({ approval_id: fixture.reversal_id }),
    listHandlers: () => [
      [fixture.cheque_cashier.account_id, 'You requested this approval, so another person must decide on it.'],
      [
        fixture.municipality.counter.cashier.account_id,
        'You collected this money, so another person must cancel the receipt.',
      ],
    ],
    loadOffer: queryApprovalOffer(() => fixture.reversal_id),
    at: DAY_AFTER,
  },
];

const ACT_ATTEMPTS = Object.entries<Readonly<Record<string, Attempt>>>(ATTEMPTS);
const attempts = [
  ...ACT_ATTEMPTS.flatMap(([, byName]) =>
    Object.entries(byName).map(([name, attempt]): NamedAttempt => ({
      name: name as EndpointName,
      title: name,
      ...attempt,
    })),
  ),
  ...FURTHER_ATTEMPTS,
];

test('every act of the second person has its attempt', () => {
  expect(ACT_ATTEMPTS.map(([action, byName]) => [action, Object.keys(byName)])).toEqual(
    Object.entries(TWO_PERSON_ACTS).map(([action, { endpoints }]) => [action, endpoints]),
  );
});

/** What a person reads before and after the attempt; then every row is as before. */
interface Result {
  readonly status: number;
  readonly message: string | undefined;
  readonly offer: Offer | undefined;
}

interface SeveralReplies {
  readonly data?: readonly { readonly outcome: string; readonly message: string | null }[];
}

const DONE = { status: 200, message: undefined };

async function tryAct({ name, params, loadOffer }: NamedAttempt, person: TestPerson): Promise<Result> {
  const { server, samples } = fixture;
  const { who: _usual, expectedStatus: _none, ...asking } = samples[name];
  const [, endpoint] = ENDPOINTS.find(([endpointName]) => endpointName === name) ?? [];
  if (!endpoint) throw new Error(`${name} is no endpoint`);
  const offer = await loadOffer?.(person);
  const { status, body } = await server.request(endpoint, person, { ...asking, ...(params && { params: params() }) });
  await snapshot.rewind();
  // An act on several cases replies for each; the sample has one.
  const [row] = (body as ErrorBody & SeveralReplies).data ?? [];
  if (row?.outcome === 'refused') return { status: 403, message: row.message ?? '', offer };
  return { status, message: (body as Partial<ErrorBody>).error?.message, offer };
}

/** The refusal of a person, which the offer of the reply states too. */
const createRefusal = ({ loadOffer, is_unexplained }: Attempt, message: string): Result => ({
  status: 403,
  message,
  offer: loadOffer && { is_offered: false, why: is_unexplained ? undefined : message },
});

/** Moves to the time of the act, with the case in its state. */
async function begin({ arrange, at }: Attempt): Promise<void> {
  if (at !== undefined) fixture.server.setNow(at);
  await arrange?.();
}

test.each(attempts)('$title is refused to everybody who handled the case, also with the office', async (attempt) => {
  for (const [account_id, own] of attempt.listHandlers()) {
    await begin(attempt);
    const { offer, ...result } = await tryAct(attempt, await promoteAccount(fixture.server, account_id, attempt.power));
    expect([result, offer?.is_offered ?? false]).toEqual([{ status: 403, message: own }, false]);
  }
});

test.each(attempts)(
  '$title is refused to a person whom a person of that case made a $power, during it or in the 30 days before',
  async (attempt) => {
    const { server } = fixture;
    const { power, before = BEFORE_START } = attempt;
    const other = getPeople().affiliate.account_id;
    for (const [handlerId] of attempt.listHandlers())
      for (const making of [
        { asked_by: handlerId, approved_by: other },
        { asked_by: other, approved_by: handlerId, granted_at: before },
      ]) {
        await begin(attempt);
        const grantee = await createGrantee(server, power, { granted_at: server.api.clock.now(), ...making });
        expect(await tryAct(attempt, grantee)).toEqual(createRefusal(attempt, APPOINTED_BY_HANDLER));
      }
  },
);

test.each(attempts)(
  '$title is refused to a $power who appointed a person of that case, also through another account',
  async (attempt) => {
    const { server } = fixture;
    const { power, before = BEFORE_START } = attempt;
    for (const [handlerId] of attempt.listHandlers()) {
      await begin(attempt);
      const maker = await createOfficer(server, power);
      const between = (await server.person('bplo')).account_id;
      await recordMaking(server, between, { asked_by: maker.account_id, granted_at: before });
      await recordMaking(server, handlerId, { asked_by: between, granted_at: server.api.clock.now() });
      expect(await tryAct(attempt, maker)).toEqual(createRefusal(attempt, APPOINTED_HANDLER));
    }
  },
);

test.each(attempts)(
  '$title is open to a $power appointed long before, and to one whom others appointed',
  async (attempt) => {
    const { server } = fixture;
    const [[handlerId] = [0]] = attempt.listHandlers();
    const offer = attempt.loadOffer && { is_offered: true, why: undefined };
    for (const making of [
      { asked_by: handlerId, granted_at: '2025-06-01T00:00:00Z' },
      { asked_by: getPeople().affiliate.account_id },
    ]) {
      await begin(attempt);
      expect(
        await tryAct(
          attempt,
          await createGrantee(server, attempt.power, { granted_at: server.api.clock.now(), ...making }),
        ),
      ).toEqual({ ...DONE, offer });
    }
  },
);

test.each(['payable', 'issued'] as const)(
  'a case that is %s waits for no second person, so it names nobody else',
  async (stage) => {
    const { server, municipality } = fixture;
    const making = { asked_by: getPeople().bplo.account_id, granted_at: server.api.clock.now() };
    const grantee = await createGrantee(server, 'treasurer', making);
    const { assessment_code } = municipality.stages[stage];
    const { body } = await server.request(getAssessment, grantee, { params: { assessment_code } });
    expect(body).not.toHaveProperty('why_another');
    expect(body.assessment_code).toBe(assessment_code);
  },
);
