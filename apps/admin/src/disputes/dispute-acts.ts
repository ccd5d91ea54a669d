import { callEndpoint } from '@ebpls/api-client';
import { Amount, decideDispute, type DisputeRow, formatPesosText, defineText } from '@ebpls/contracts';
import { type ActHandler, type ActForm, createFormAct, runAct } from '@ebpls/desk';
import { formatPesos } from '@ebpls/ui';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { useWords, words } from './dispute.messages.ts';

const RejectionInput = v.object({ decision: defineText('dispute.decision', 1_000) });
const Upheld = v.object({ ...RejectionInput.entries, amount_found: Amount });

const DISPUTE_ACTS: Readonly<Record<string, ActHandler>> = {
  uphold: createFormAct(Upheld, ({ on, idempotency_key }, { amount_found, decision }) =>
    callEndpoint(decideDispute, {
      params: { dispute_no: on },
      body: { is_upheld: true, amount_found: formatPesosText(amount_found), decision },
      idempotency_key,
    }),
  ),
  reject: createFormAct(RejectionInput, ({ on, idempotency_key }, { decision }) =>
    callEndpoint(decideDispute, { params: { dispute_no: on }, body: { is_upheld: false, decision }, idempotency_key }),
  ),
};

const DISPUTE_ACTS_WITH_MESSAGE = ['uphold', 'reject'] as const;

/** Actions of the treasurer on a disputed line of a bill. */
export function runDisputeAct(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: DISPUTE_ACTS,
    getSuccessText: (act) => {
      const actWithMessage = DISPUTE_ACTS_WITH_MESSAGE.find((one) => one === act);
      return actWithMessage && words(`success_${actWithMessage}`);
    },
  });
}

/** The form of each decision. */
export function useDisputeForms(): (act: (typeof DISPUTE_ACTS_WITH_MESSAGE)[number], dispute: DisputeRow) => ActForm {
  const t = useWords();
  return (act, { dispute_no, amount_billed }) => ({
    act,
    on: dispute_no,
    confirm: t(act),
    title: t(`dialog_${act}`),
    lead: act === 'uphold' ? t('lead_uphold', { billed: formatPesos(amount_billed) }) : t('lead_reject'),
    is_danger: act === 'reject',
    fields: [
      ...(act === 'uphold' ? [{ kind: 'text' as const, name: 'amount_found', label: t('right_amount') }] : []),
      { kind: 'lines', name: 'decision', label: t('decision') },
    ],
  });
}
