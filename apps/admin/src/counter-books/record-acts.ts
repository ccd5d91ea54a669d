// Actions on the records of the counter: receipts, cheques, deposit slips, flags and requests for approval.

import { callEndpoint } from '@ebpls/api-client';
import {
  requestApproval,
  assignBooklet,
  bounceCheque,
  cancelReceipt,
  clearCheque,
  confirmManagersCheque,
  decideApproval,
  loseForms,
  matchDepositSlip,
  refuseDepositSlip,
  resolveFlag,
  spoilForm,
} from '@ebpls/contracts';
import { type ActHandler, type ActForm, createFormAct, createAct, runAct } from '@ebpls/desk';
import { checkForm } from '@ebpls/remote-kit/forms';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { words } from './records.messages.ts';

/** Opens the form of an act. */
export type OfferAct = (form: ActForm) => void;

/** Sends numbers and amounts as entered; the server parses them again. */
function createRawFormAct<S extends v.GenericSchema>(
  schema: S,
  send: (key: string, body: v.InferInput<S>) => Promise<unknown>,
): ActHandler {
  return async ({ idempotency_key }, values) => {
    const { fields } = checkForm(schema, values);
    if (fields) return { fields };
    await send(idempotency_key, values as v.InferInput<S>); // checked by the same schema a line above
    return undefined;
  };
}

const Remarks = v.object({ remarks: v.string() });
const decideRecord = (is_granted: boolean): ActHandler =>
  createFormAct(Remarks, ({ on, idempotency_key }, { remarks }) =>
    callEndpoint(decideApproval, { params: { approval_id: on }, body: { is_granted, remarks }, idempotency_key }),
  );

const RECORD_ACTS: Readonly<Record<string, ActHandler>> = {
  cancel: createFormAct(cancelReceipt.body, ({ on, idempotency_key }, body) =>
    callEndpoint(cancelReceipt, { params: { receipt_no: on }, body, idempotency_key }),
  ),
  reverse: createFormAct(cancelReceipt.body, ({ on, idempotency_key }, { reason }) =>
    callEndpoint(requestApproval, { body: { kind: 'REVERSE', receipt_no: on, reason }, idempotency_key }),
  ),
  grant: decideRecord(true),
  deny: decideRecord(false),
  confirm: createAct(({ on, idempotency_key }) =>
    callEndpoint(confirmManagersCheque, { params: { cheque_id: on }, idempotency_key }),
  ),
  clear: createFormAct(clearCheque.body, ({ on, idempotency_key }, body) =>
    callEndpoint(clearCheque, { params: { cheque_id: on }, body, idempotency_key }),
  ),
  match: createFormAct(matchDepositSlip.body, ({ on, idempotency_key }, body) =>
    callEndpoint(matchDepositSlip, { params: { payment_id: on }, body, idempotency_key }),
  ),
  refuse: createFormAct(refuseDepositSlip.body, ({ on, idempotency_key }, body) =>
    callEndpoint(refuseDepositSlip, { params: { payment_id: on }, body, idempotency_key }),
  ),
  bounce: createFormAct(bounceCheque.body, ({ on, idempotency_key }, body) =>
    callEndpoint(bounceCheque, { params: { cheque_id: on }, body, idempotency_key }),
  ),
  resolve: createFormAct(resolveFlag.body, ({ on, idempotency_key }, body) =>
    callEndpoint(resolveFlag, { params: { flag_no: on }, body, idempotency_key }),
  ),
  assign: createRawFormAct(assignBooklet.body, (idempotency_key, body) =>
    callEndpoint(assignBooklet, { body, idempotency_key }),
  ),
  spoil: createRawFormAct(spoilForm.body, (idempotency_key, body) =>
    callEndpoint(spoilForm, { body, idempotency_key }),
  ),
  lose: createRawFormAct(loseForms.body, (idempotency_key, body) => callEndpoint(loseForms, { body, idempotency_key })),
};

const RECORD_ACTS_WITH_MESSAGE = [
  'cancel',
  'reverse',
  'grant',
  'deny',
  'confirm',
  'clear',
  'bounce',
  'match',
  'refuse',
  'resolve',
  'assign',
  'spoil',
  'lose',
] as const;

/** Acts on receipts, cheques, flags and paper forms. */
export function recordAction(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: RECORD_ACTS,
    getSuccessText: (act) => {
      const actWithMessage = RECORD_ACTS_WITH_MESSAGE.find((one) => one === act);
      return actWithMessage && words(`success_${actWithMessage}`);
    },
  });
}
