// Actions of the cashier's window: collect a payment, or request approval of a smaller one.

import { callEndpoint } from '@ebpls/api-client';
import { requestApproval, type CollectionReply, collectPayment } from '@ebpls/contracts';
import { runAct } from '@ebpls/desk';
import { type FieldMessages, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import type { ActionFunctionArgs } from 'react-router';
import type * as v from 'valibot';

import { words } from './counter.messages.ts';

export interface CollectAnswer {
  readonly collection?: CollectionReply;
  readonly message?: string;
  readonly fields?: FieldMessages;
}

type CollectBody = v.InferInput<(typeof collectPayment)['body']>;

/** Body that the browser sends when money is taken: the order, the key that makes it idempotent, and the form. */
export interface CollectSubmission {
  readonly act: 'collect';
  readonly on: string;
  readonly key: string;
  readonly values: CollectBody;
}

/** Takes the money; the answer holds the receipts and the change. A refusal is shown at its field. */
async function takeAtCounter({ on, key, values }: CollectSubmission): Promise<CollectAnswer> {
  const { fields } = checkForm(collectPayment.body, values);
  if (fields) return { fields };
  try {
    return {
      collection: await callEndpoint(collectPayment, {
        params: { assessment_code: on },
        body: values,
        idempotency_key: key,
      }),
    };
  } catch (error) {
    return toRefusedForm(error);
  }
}

interface PartialRequest {
  readonly amount?: string;
  readonly reason?: string;
}

/** The acts of the counter: taking money, and requesting a smaller payment. */
export async function collectAction(args: ActionFunctionArgs) {
  const submission = (await args.request.clone().json()) as CollectSubmission | { readonly act: 'ask_less' };
  if (submission.act === 'collect') return takeAtCounter(submission);
  return runAct(args, {
    acts: {
      ask_less: async ({ on, idempotency_key }, values) => {
        const { amount = '', reason = '' } = values as PartialRequest;
        const body = { kind: 'PARTIAL' as const, assessment_code: on, amount, reason };
        const { fields } = checkForm(requestApproval.body, body);
        if (fields) return { fields };
        await callEndpoint(requestApproval, { body, idempotency_key });
        return undefined;
      },
    },
    getSuccessText: () => words('partial_request_success'),
  });
}

/** What the cashier enters. A kind of tender uses some of the fields; the others keep what was typed. */
export interface CollectValues {
  readonly which: 'part' | 'whole';
  readonly tender: {
    readonly kind: CollectBody['tender']['kind'];
    readonly tendered: string;
    readonly bank: string;
    readonly cheque_no: string;
    readonly dated_on: string;
    readonly is_managers: boolean;
    readonly reference: string;
    readonly deposited_on: string;
  };
  readonly receipts: { readonly kind: CollectBody['receipts']['kind']; readonly numbers: readonly string[] };
}

/** Returns the values in the shape of the contract's body. A paper receipt has the numbers that were entered. */
export function toCollectBody(
  { tender, receipts }: CollectValues,
  {
    amount,
    approval_id,
    forms,
  }: { readonly amount: string; readonly approval_id: number | undefined; readonly forms: number },
): CollectBody {
  const numbers = Array.from({ length: forms }, (_, place) => receipts.numbers[place] ?? '');
  return {
    amount,
    ...(approval_id !== undefined && { approval_id }),
    tender: toTender(tender),
    receipts: receipts.kind === 'AF51' ? { kind: 'AF51', numbers } : { kind: 'EOR' },
  };
}

function toTender({ kind, bank, ...values }: CollectValues['tender']): CollectBody['tender'] {
  const { cheque_no, dated_on, is_managers, reference, deposited_on, tendered } = values;
  switch (kind) {
    case 'CHEQUE':
      return { kind, bank, cheque_no, dated_on, is_managers };
    case 'DEPOSIT':
      return { kind, bank, reference, deposited_on };
    case 'CASH':
      return { kind, tendered };
  }
}
