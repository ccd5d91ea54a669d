import { call } from '@ebpls/api-client';
import {
  askApproval,
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
import { type Act, type ActForm, formed, plain, runAct } from '@ebpls/desk';
import { checkForm } from '@ebpls/remote-kit/forms';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { words } from './records.messages.ts';

/** Opens the form of an act. */
export type OfferAct = (form: ActForm) => void;

/** Numbers and amounts are sent as they were typed; the server reads them once more. */
function typed<S extends v.GenericSchema>(
  schema: S,
  send: (key: string, body: v.InferInput<S>) => Promise<unknown>,
): Act {
  return async ({ idempotency_key }, values) => {
    const { fields } = checkForm(schema, values);
    if (fields) return { fields };
    await send(idempotency_key, values as v.InferInput<S>); // checked by the same schema a line above
    return undefined;
  };
}

const Remarks = v.object({ remarks: v.string() });
const decide = (is_granted: boolean): Act =>
  formed(Remarks, ({ on, idempotency_key }, { remarks }) =>
    call(decideApproval, { params: { approval_id: on }, body: { is_granted, remarks }, idempotency_key }),
  );

const ACTS: Readonly<Record<string, Act>> = {
  cancel: formed(cancelReceipt.body, ({ on, idempotency_key }, body) =>
    call(cancelReceipt, { params: { receipt_no: on }, body, idempotency_key }),
  ),
  reverse: formed(cancelReceipt.body, ({ on, idempotency_key }, { reason }) =>
    call(askApproval, { body: { kind: 'REVERSE', receipt_no: on, reason }, idempotency_key }),
  ),
  grant: decide(true),
  deny: decide(false),
  confirm: plain(({ on, idempotency_key }) =>
    call(confirmManagersCheque, { params: { cheque_id: on }, idempotency_key }),
  ),
  clear: formed(clearCheque.body, ({ on, idempotency_key }, body) =>
    call(clearCheque, { params: { cheque_id: on }, body, idempotency_key }),
  ),
  match: formed(matchDepositSlip.body, ({ on, idempotency_key }, body) =>
    call(matchDepositSlip, { params: { payment_id: on }, body, idempotency_key }),
  ),
  refuse: formed(refuseDepositSlip.body, ({ on, idempotency_key }, body) =>
    call(refuseDepositSlip, { params: { payment_id: on }, body, idempotency_key }),
  ),
  bounce: formed(bounceCheque.body, ({ on, idempotency_key }, body) =>
    call(bounceCheque, { params: { cheque_id: on }, body, idempotency_key }),
  ),
  resolve: formed(resolveFlag.body, ({ on, idempotency_key }, body) =>
    call(resolveFlag, { params: { flag_no: on }, body, idempotency_key }),
  ),
  assign: typed(assignBooklet.body, (idempotency_key, body) => call(assignBooklet, { body, idempotency_key })),
  spoil: typed(spoilForm.body, (idempotency_key, body) => call(spoilForm, { body, idempotency_key })),
  lose: typed(loseForms.body, (idempotency_key, body) => call(loseForms, { body, idempotency_key })),
};

const SAID = [
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

/** What is done to receipts, cheques, flags and paper forms. */
export function recordAction(asked: ActionFunctionArgs) {
  return runAct(asked, {
    acts: ACTS,
    said: (act) => {
      const known = SAID.find((one) => one === act);
      return known && words(`said_${known}`);
    },
  });
}
