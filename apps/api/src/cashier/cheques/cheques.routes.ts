// Routes of cheques received at the counter, from the clearing hold to the bank's result, and of red flags.

import {
  type ReplyBody,
  bounceCheque as bounceEndpoint,
  clearCheque as clearEndpoint,
  confirmManagersCheque as confirmEndpoint,
  listCheques as listChequesEndpoint,
  listFlags as listFlagsEndpoint,
  formatPesosText,
  type EndpointInput,
  resolveFlag as resolveEndpoint,
} from '@ebpls/contracts';
import { chequeMachine, isAllowed, listNextActs } from '@ebpls/rules';

import { loadConfirmationDecisions } from '../../domain/payments/counter/confirm-payment.ts';
import { getFlagMessage } from '../../domain/payments/counter/red-flags.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  getOtherDeciderText,
  type Decider,
  type SecondPersonDecision,
  mayDecide,
  loadDecider,
} from '../../domain/access/separation/second-person.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { listCheques, type ListedCheque, listFlags } from './cheques.queries.ts';
import { confirmManagersCheque } from './confirm-managers-cheque.ts';
import { bounceCheque, clearCheque } from './record-cheque-result.ts';
import { resolveFlag } from './resolve-flag.ts';

export function chequesRoutes(api: Api): void {
  registerEndpoint(api, listChequesEndpoint, 'counter.read', ({ actor, query }) => loadChequePage(api, actor, query));
  registerEndpoint(api, confirmEndpoint, 'cheque.judge', ({ actor, params }) =>
    inTransaction(api, actor, (tx) => confirmManagersCheque(tx, params.cheque_id)),
  );
  registerEndpoint(api, clearEndpoint, 'cheque.judge', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => clearCheque(tx, { ...params, ...body })),
  );
  registerEndpoint(api, bounceEndpoint, 'cheque.judge', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => bounceCheque(tx, { ...params, ...body })),
  );
  registerEndpoint(api, listFlagsEndpoint, 'counter.read', ({ actor, query }) => loadFlagPage(api, actor, query));
  registerEndpoint(api, resolveEndpoint, 'flag.resolve', ({ actor, params, body }) =>
    inTransaction(api, actor, (tx) => resolveFlag(tx, { ...params, ...body })),
  );
}

async function loadChequePage(
  { db, clock }: Api,
  actor: Actor,
  query: EndpointInput<typeof listChequesEndpoint>['query'],
): Promise<ReplyBody<typeof listChequesEndpoint>> {
  const { pageRows, next_cursor } = await listCheques(db, query);
  const decider = await loadDecider(db, actor);
  const decisions = await loadConfirmationDecisions(
    db,
    pageRows.map(({ payment_id }) => payment_id),
  );
  return {
    data: pageRows.map(({ payment_id, ...cheque }) => ({
      ...cheque,
      amount: formatPesosText(cheque.amount),
      ...toActs(cheque, { decider, decision: decisions.get(payment_id), today: clock.today() }),
    })),
    next_cursor,
  };
}

interface ChequeReader {
  readonly decider: Decider;
  readonly decision: SecondPersonDecision | undefined;
  readonly today: string;
}

/** Acts of the reader on a cheque, and the reason why another person must act where the reader collected it. */
function toActs(
  cheque: Omit<ListedCheque, 'payment_id'>,
  { decider, decision, today }: ChequeReader,
): Pick<ReplyBody<typeof listChequesEndpoint>['data'][number], 'acts' | 'why_another'> {
  if (!isAllowed(decider.actor, 'cheque.judge') || !decision) return { acts: [] };
  const confirming = listConfirmingActs(cheque, today);
  const bounce = listNextActs(chequeMachine, cheque.state, 'treasurer').includes('bounce') ? (['bounce'] as const) : [];
  if (mayDecide(decider, decision)) return { acts: [...confirming, ...bounce] };
  return { acts: [...bounce], ...(confirming.length > 0 && getOtherDeciderText(decider, decision)) };
}

/** Acts that confirm the arrival of the money. */
function listConfirmingActs(
  { state, clears_on, is_managers, is_confirmed }: Omit<ListedCheque, 'payment_id'>,
  today: string,
): ('confirm' | 'clear')[] {
  const waits = state === 'HELD' || state === 'DEPOSITED';
  const clears = listNextActs(chequeMachine, state, 'treasurer').includes('clear') && today >= clears_on;
  return [
    ...(waits && is_managers && !is_confirmed ? (['confirm'] as const) : []),
    ...(clears ? (['clear'] as const) : []),
  ];
}

async function loadFlagPage(
  { db }: Api,
  { locale }: Actor,
  query: EndpointInput<typeof listFlagsEndpoint>['query'],
): Promise<ReplyBody<typeof listFlagsEndpoint>> {
  const { pageRows, next_cursor } = await listFlags(db, query);
  return {
    data: pageRows.map(({ flag_id: _row, kind, params, ...flag }) => ({
      ...flag,
      message: getFlagMessage({ kind, params }, locale),
    })),
    next_cursor,
  };
}
