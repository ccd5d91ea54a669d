import { REFUND_GROUNDS, type RefundAct, type RefundRecord, VOUCHER_KINDS } from '@ebpls/contracts';
import type { ActField, ActForm } from '@ebpls/desk';
import { formatPesos } from '@ebpls/ui';

import { useWords } from './refund.messages.ts';

/** Forms of the treasury's acts on a refund claim. */
export function useRefundForms(): (act: RefundAct, claim: RefundRecord) => ActForm {
  const t = useWords();
  const getDetails = useActDetails();
  return (act, claim) => ({
    act,
    on: claim.refund_no,
    confirm: t(act),
    title: t(`dialog_${act}`, {
      amount: formatPesos(act === 'evaluate' ? claim.amount : (claim.amount_found ?? claim.amount)),
    }),
    ...getDetails(claim)[act],
  });
}

type ActDetails = Pick<ActForm, 'lead' | 'is_danger' | 'fields'>;

function useActDetails(): (claim: RefundRecord) => Readonly<Record<RefundAct, ActDetails>> {
  const t = useWords();
  const decision: ActField = { kind: 'lines', name: 'decision', label: t('decision') };
  return ({ evaluated_by, finding }) => ({
    evaluate: {
      lead: t('lead_evaluate'),
      fields: [
        { kind: 'text', name: 'amount_found', label: t('amount_found') },
        { kind: 'lines', name: 'finding', label: t('finding') },
      ],
    },
    approve: { lead: t('lead_approve', { name: evaluated_by ?? '', finding }), fields: [decision] },
    deny: { lead: t('lead_deny'), is_danger: true, fields: [decision] },
    credit: { lead: t('lead_credit'), fields: [] },
    pay_out: {
      lead: t('lead_pay_out'),
      fields: [
        {
          kind: 'list',
          name: 'voucher_kind',
          label: t('voucher_kind'),
          initialChoice: 'CHEQUE',
          options: VOUCHER_KINDS.map((value) => ({ value, label: t(value) })),
        },
        { kind: 'text', name: 'voucher_no', label: t('voucher_no') },
      ],
    },
    send_back: { lead: t('lead_send_back'), fields: [] },
  });
}

/** The form for the claim of an owner at the counter. */
export function useFilingForm(): ActForm {
  const t = useWords();
  return {
    act: 'file',
    on: 'new',
    title: t('file'),
    lead: t('lead_file'),
    confirm: t('file'),
    fields: [
      { kind: 'text', name: 'receipt_no', label: t('receipt_no'), help: t('receipt_help') },
      { kind: 'text', name: 'amount', label: t('amount') },
      {
        kind: 'list',
        name: 'ground',
        label: t('ground'),
        initialChoice: '',
        placeholder: '–',
        options: REFUND_GROUNDS.map((value) => ({ value, label: t(value) })),
      },
      { kind: 'lines', name: 'reason', label: t('reason'), help: t('reason_help') },
    ],
  };
}
