import { call } from '@ebpls/api-client';
import {
  answerClaim,
  approveRefund,
  ClaimAnswered,
  closeSettlement,
  confirmDeposit,
  creditException,
  CreditKept,
  decideSettlementRow,
  declineRefund,
  DepositConfirmed,
  dismissException,
  matchException,
  MoneyMatched,
  ReasonGiven,
  refundException,
  RowDecided,
} from '@ebpls/contracts';
import { type Act, type ActForm, formed, plain } from '@ebpls/desk';

/** Opens the form of an act; absent for those who may only look. */
export type OfferAct = ((form: ActForm) => void) | undefined;

/** What the treasurer decides about money that was set aside. */
export const EXCEPTION_ACTS: Readonly<Record<string, Act>> = {
  refund: formed(ReasonGiven, ({ on, idempotency_key }, body) =>
    call(refundException, { params: { exception_id: on }, body, idempotency_key }),
  ),
  approve: plain(({ on, idempotency_key }) => call(approveRefund, { params: { exception_id: on }, idempotency_key })),
  decline: formed(ReasonGiven, ({ on, idempotency_key }, body) =>
    call(declineRefund, { params: { exception_id: on }, body, idempotency_key }),
  ),
  credit: formed(CreditKept, ({ on, idempotency_key }, body) =>
    call(creditException, { params: { exception_id: on }, body, idempotency_key }),
  ),
  match: formed(MoneyMatched, ({ on, idempotency_key }, body) =>
    call(matchException, { params: { exception_id: on }, body, idempotency_key }),
  ),
  dismiss: formed(ReasonGiven, ({ on, idempotency_key }, body) =>
    call(dismissException, { params: { exception_id: on }, body, idempotency_key }),
  ),
};

export const CLAIM_ACTS: Readonly<Record<string, Act>> = {
  answer: formed(ClaimAnswered, ({ on, idempotency_key }, body) =>
    call(answerClaim, { params: { claim_no: on }, body, idempotency_key }),
  ),
};

/** `on` is the file, for a row the file and the row as `3/17`. */
export const SETTLEMENT_ACTS: Readonly<Record<string, Act>> = {
  deposit: formed(DepositConfirmed, ({ on, idempotency_key }, body) =>
    call(confirmDeposit, { params: { file_id: on }, body, idempotency_key }),
  ),
  decide: formed(RowDecided, ({ on, idempotency_key }, body) => {
    const [file_id = '', line_id = ''] = on.split('/');
    return call(decideSettlementRow, { params: { file_id, line_id }, body, idempotency_key });
  }),
  close: plain(({ on, idempotency_key }) => call(closeSettlement, { params: { file_id: on }, idempotency_key })),
};
