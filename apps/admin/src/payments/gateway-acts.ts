// Actions of the treasurer on payments of the gateway: unmatched money, claims of owners, and settlement files.

import { callEndpoint } from '@ebpls/api-client';
import {
  answerClaim,
  approveRefund,
  ClaimAnswerInput,
  closeSettlement,
  confirmDeposit,
  creditException,
  ExceptionCreditInput,
  decideSettlementRow,
  declineRefund,
  DepositInput,
  dismissException,
  matchException,
  MoneyMatchInput,
  ReasonInput,
  refundException,
  SettlementDecisionInput,
} from '@ebpls/contracts';
import { type ActHandler, type ActForm, createFormAct, createAct } from '@ebpls/desk';

/** Opens the form of an act; absent for those who may only look. */
export type OfferAct = ((form: ActForm) => void) | undefined;

/** The treasurer's decisions on money that was set aside. */
export const EXCEPTION_ACTS = {
  refund: createFormAct(ReasonInput, ({ on, idempotency_key }, body) =>
    callEndpoint(refundException, { params: { exception_id: on }, body, idempotency_key }),
  ),
  approve: createAct(({ on, idempotency_key }) =>
    callEndpoint(approveRefund, { params: { exception_id: on }, idempotency_key }),
  ),
  decline: createFormAct(ReasonInput, ({ on, idempotency_key }, body) =>
    callEndpoint(declineRefund, { params: { exception_id: on }, body, idempotency_key }),
  ),
  credit: createFormAct(ExceptionCreditInput, ({ on, idempotency_key }, body) =>
    callEndpoint(creditException, { params: { exception_id: on }, body, idempotency_key }),
  ),
  match: createFormAct(MoneyMatchInput, ({ on, idempotency_key }, body) =>
    callEndpoint(matchException, { params: { exception_id: on }, body, idempotency_key }),
  ),
  dismiss: createFormAct(ReasonInput, ({ on, idempotency_key }, body) =>
    callEndpoint(dismissException, { params: { exception_id: on }, body, idempotency_key }),
  ),
} satisfies Readonly<Record<string, ActHandler>>;

export const CLAIM_ACTS = {
  answer: createFormAct(ClaimAnswerInput, ({ on, idempotency_key }, body) =>
    callEndpoint(answerClaim, { params: { claim_no: on }, body, idempotency_key }),
  ),
} satisfies Readonly<Record<string, ActHandler>>;

/** `on` is the file, for a row the file and the row as `3/17`. */
export const SETTLEMENT_ACTS: Readonly<Record<string, ActHandler>> = {
  deposit: createFormAct(DepositInput, ({ on, idempotency_key }, body) =>
    callEndpoint(confirmDeposit, { params: { file_id: on }, body, idempotency_key }),
  ),
  decide: createFormAct(SettlementDecisionInput, ({ on, idempotency_key }, body) => {
    const [file_id = '', line_id = ''] = on.split('/');
    return callEndpoint(decideSettlementRow, { params: { file_id, line_id }, body, idempotency_key });
  }),
  close: createAct(({ on, idempotency_key }) =>
    callEndpoint(closeSettlement, { params: { file_id: on }, idempotency_key }),
  ),
};
