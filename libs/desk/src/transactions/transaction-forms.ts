import { ARTA_CLASSES, type Assessment, type Bill, type BillVersion } from '@ebpls/contracts';
import { pesosWritten } from '@ebpls/ui';

import type { ActForm } from '../acts/act-form.ts';
import { type BillFormAct, useBillForms } from '../bills/bill-forms.ts';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { useWords } from './transaction.messages.ts';

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

type OfficeFormAct = Exclude<TransactionAct, BillFormAct>;

/** What each act on an application asks for, with the names of the contract's bodies. */
export function useTransactionForms(opened: OpenedTransaction): Readonly<Record<TransactionAct, ActForm>> {
  const { assessment, bill } = opened;
  return {
    ...useForwardForms(opened),
    ...useBackwardForms(opened),
    ...useBillForms(bill, assessment.company_name),
  };
}

function useQuestion({ assessment: { company_name: business }, bill }: OpenedTransaction) {
  const t = useWords();
  const amount = bill ? pesosWritten(bill.totals.total) : '';
  return (act: OfficeFormAct): Pick<ActForm, 'act' | 'title' | 'confirm'> => ({
    act,
    title: t(`ask_${act}`, { business, amount }),
    confirm: t(`confirm_${act}`, { amount }),
  });
}

type ForwardAct = 'accept' | 'compute' | 'approve_bill' | 'release' | 'sign';

/** Acts that bring an application nearer to its permit. */
function useForwardForms(opened: OpenedTransaction): Readonly<Record<ForwardAct, ActForm>> {
  const t = useWords();
  const ask = useQuestion(opened);
  const { assessment, bill } = opened;
  const on = assessment.assessment_code;
  const classes = [
    { value: '', label: t('class_by_rules') },
    ...ARTA_CLASSES.map((value) => ({ value, label: t(`class_${value}`) })),
  ];
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
      on: assessment.bill_id ?? 0,
      lead: t('lead_approve_bill', { name: bill?.computed_by ?? '' }),
      fields: [],
    },
    release: { ...ask('release'), on, lead: t('lead_release'), fields: [] },
    sign: { ...ask('sign'), on: assessment.permit?.permit_no ?? '', lead: t('lead_sign'), fields: [] },
  };
}

/** Acts that send an application or its bill back, or end it. */
function useBackwardForms(opened: OpenedTransaction): Readonly<Record<Exclude<OfficeFormAct, ForwardAct>, ActForm>> {
  const t = useWords();
  const d = useDeskWords();
  const ask = useQuestion(opened);
  const { assessment_code: on, bill_id, requirements } = opened.assessment;
  const remarks = { kind: 'lines', name: 'remarks', label: d('remarks_owner') } as const;
  const papers = requirements.map(({ code, name }) => ({ value: code, label: name }));
  const bad = requirements
    .filter(({ document }) => document !== null && document.state !== 'VALID' && document.state !== 'PENDING_REVIEW')
    .map(({ code }) => code);
  return {
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
      on: bill_id ?? 0,
      lead: t('lead_reopen_bill'),
      fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
    },
    reject: {
      ...ask('reject'),
      on,
      lead: t('lead_reject'),
      is_danger: true,
      fields: [{ kind: 'text', name: 'ground', label: d('ground'), help: d('ground_help') }, remarks],
    },
  };
}
