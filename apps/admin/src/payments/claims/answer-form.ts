import type { ClaimRow } from '@ebpls/contracts';
import type { ActField, ActForm } from '@ebpls/desk';
import { dayWritten, momentWritten, formatPesos, useLocale } from '@ebpls/ui';

import { useWords } from '../payment.messages.ts';

const PAID: readonly string[] = ['SUCCEEDED', 'REFUND_PENDING', 'REFUNDED', 'PARTIALLY_REFUNDED'];

/** The treasury's answer to an owner who claims to have paid. */
export function useAnswerForm() {
  const t = useWords();
  const locale = useLocale();
  const listFields = useAnswerFields();
  return ({ claim_no, claimant, amount, paid_on, reference, note, attempts }: ClaimRow): ActForm => ({
    act: 'answer',
    on: claim_no,
    title: t('dialog_answer', { claim_no }),
    lead: t('lead_answer', {
      name: claimant,
      amount: formatPesos(amount),
      day: dayWritten(paid_on, locale),
      reference,
      note,
    }),
    confirm: t('answer_claim'),
    fields: listFields(attempts),
  });
}

function useAnswerFields(): (attempts: ClaimRow['attempts']) => readonly ActField[] {
  const t = useWords();
  const locale = useLocale();
  return (attempts) => [
    {
      kind: 'choice',
      name: 'outcome',
      label: t('result'),
      initialChoice: '',
      options: [
        { value: 'MATCHED', label: t('MATCHED') },
        { value: 'REFUSED', label: t('REFUSED') },
      ],
    },
    {
      kind: 'list',
      name: 'request_id',
      label: t('result_which'),
      initialChoice: '',
      placeholder: t('result_none'),
      options: attempts
        .filter(({ state }) => PAID.includes(state))
        .map(({ request_id, amount, started_at }) => ({
          value: request_id,
          label: `${request_id}, ${formatPesos(amount)}, ${momentWritten(started_at, locale)}`,
        })),
    },
    { kind: 'lines', name: 'answer', label: t('answer_text') },
  ];
}
