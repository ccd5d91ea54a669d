import { callEndpoint } from '@ebpls/api-client';
import { Amount, decideDispute, type DisputeRow, formatPesosText, defineText } from '@ebpls/contracts';
import { type ActHandler, type ActForm, createFormAct, runAct } from '@ebpls/desk';
import { formatPesos } from '@ebpls/ui';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { useWords, words } from './dispute.messages.ts';

const Rejected = v.object({ decision: defineText('dispute.decision', 1_000) });
const Upheld = v.object({ ...Rejected.entries, amount_found: Amount });

const ACTS: Readonly<Record<string, ActHandler>> = {
  uphold: createFormAct(Upheld, ({ on, idempotency_key }, { amount_found, decision }) =>
    callEndpoint(decideDispute, {
      params: { dispute_no: on },
      body: { is_upheld: true, amount_found: formatPesosText(amount_found), decision },
      idempotency_key,
    }),
  ),
  reject: createFormAct(Rejected, ({ on, idempotency_key }, { decision }) =>
    callEndpoint(decideDispute, { params: { dispute_no: on }, body: { is_upheld: false, decision }, idempotency_key }),
  ),
};

const SAID = ['uphold', 'reject'] as const;

/** What the treasurer does with a disputed line. */
export function runDisputeAct(asked: ActionFunctionArgs) {
  return runAct(asked, {
    acts: ACTS,
    said: (act) => {
      const known = SAID.find((one) => one === act);
      return known && words(`said_${known}`);
    },
  });
}

/** What each decision asks before it is made. */
export function useDisputeForms(): (act: (typeof SAID)[number], dispute: DisputeRow) => ActForm {
  const t = useWords();
  return (act, { dispute_no, amount_billed }) => ({
    act,
    on: dispute_no,
    confirm: t(act),
    title: t(`ask_${act}`),
    lead: act === 'uphold' ? t('lead_uphold', { billed: formatPesos(amount_billed) }) : t('lead_reject'),
    is_danger: act === 'reject',
    fields: [
      ...(act === 'uphold' ? [{ kind: 'text' as const, name: 'amount_found', label: t('found') }] : []),
      { kind: 'lines', name: 'decision', label: t('decision') },
    ],
  });
}
