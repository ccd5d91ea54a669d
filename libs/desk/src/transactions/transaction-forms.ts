import { ARTA_CLASSES, type Assessment, type Bill, type BillVersion } from '@ebpls/contracts';
import { pesosWritten } from '@ebpls/ui';

import type { ActForm } from '../acts/act-form.ts';
import { type BillFormAct, useBillForms } from '../bills/bill-forms.ts';
import { useWords as useDeskWords } from '../messages/desk.ts';
import { useWords } from './transaction-words.ts';

/** The application that the address names, with its newest bill. */
export interface OpenedTransaction {
  readonly assessment: Assessment;
  readonly bill: Bill | undefined;
  /** Its versions, newest first; empty while there is only one. */
  readonly versions: readonly BillVersion[];
}

export const ACTS_IN_ORDER = [
  'accept',
  'compute',
  'approve_bill',
  'release',
  'sign',
  'approve_waiver',
  'deny_waiver',
  'return',
  'reopen_bill',
  'waive',
  'void',
  'reject',
] as const;
export type TransactionAct = (typeof ACTS_IN_ORDER)[number];

/** What each act on an application asks for, with the names of the contract's bodies. */
export function useTransactionForms({
  assessment,
  bill,
}: OpenedTransaction): Readonly<Record<TransactionAct, ActForm>> {
  const t = useWords();
  const d = useDeskWords();
  const { assessment_code: on, company_name: business, requirements, permit } = assessment;
  const bill_id = assessment.bill_id ?? 0;
  const amount = bill ? pesosWritten(bill.totals.total) : '';
  const remarks = { kind: 'lines', name: 'remarks', label: d('remarks_owner') } as const;
  const classes = [
    { value: '', label: t('class_by_rules') },
    ...ARTA_CLASSES.map((value) => ({ value, label: t(`class_${value}`) })),
  ];
  const papers = requirements.map(({ code, name }) => ({ value: code, label: name }));
  const bad = requirements
    .filter(({ document }) => document !== null && document.state !== 'VALID' && document.state !== 'PENDING_REVIEW')
    .map(({ code }) => code);
  const ask = (act: Exclude<TransactionAct, BillFormAct>): Pick<ActForm, 'act' | 'title' | 'confirm'> => ({
    act,
    title: t(`ask_${act}`, { business, amount }),
    confirm: t(`confirm_${act}`, { amount }),
  });

  return {
    accept: {
      ...ask('accept'),
      on,
      lead: t('lead_accept'),
      fields: [{ kind: 'choice', name: 'arta_class', label: t('arta_class'), options: classes, chosen: '' }],
    },
    compute: { ...ask('compute'), on, lead: t('lead_compute'), fields: [] },
    approve_bill: {
      ...ask('approve_bill'),
      on: bill_id,
      lead: t('lead_approve_bill', { name: bill?.computed_by ?? '' }),
      fields: [],
    },
    release: { ...ask('release'), on, lead: t('lead_release'), fields: [] },
    sign: { ...ask('sign'), on: permit?.permit_no ?? '', lead: t('lead_sign'), fields: [] },
    return: {
      ...ask('return'),
      on,
      lead: t('lead_return'),
      fields: [
        remarks,
        { kind: 'checks', name: 'requirement_codes', label: d('papers_again'), options: papers, chosen: bad },
      ],
    },
    reopen_bill: {
      ...ask('reopen_bill'),
      on: bill_id,
      lead: t('lead_reopen_bill'),
      fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
    },
    ...useBillForms(bill, business),
    reject: {
      ...ask('reject'),
      on,
      lead: t('lead_reject'),
      is_danger: true,
      fields: [{ kind: 'text', name: 'ground', label: d('ground'), help: d('ground_help') }, remarks],
    },
  };
}
