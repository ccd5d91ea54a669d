import {
  ARTA_CLASSES,
  type ArtaClass,
  type AssessmentReply,
  type BillReply,
  type BillVersion,
  CLOSING_OUTCOMES,
} from '@ebpls/contracts';
import { formatPesos } from '@ebpls/ui';

import { type ActForm, listTemplateTexts } from '../acts/act-form.ts';
import { type BillFormAct, useBillForms } from './bills/bill-forms.ts';
import { useExtensionForm } from '../case/extension-form.ts';
import { useMarkOptions } from '../frame/corrections.tsx';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { useWords } from './transaction.messages.ts';

/** The application that the address names, with its newest bill. */
export interface OpenedTransaction {
  readonly assessment: AssessmentReply;
  readonly bill: BillReply | undefined;
  /** Versions of the bill, newest first; empty for a single version. */
  readonly versions: readonly BillVersion[];
}

export const ACTS_IN_ORDER = [
  'accept',
  'closing_visit',
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
  'extend_legal_days',
  'reverse_closure',
  'reject',
] as const;
export type TransactionAct = (typeof ACTS_IN_ORDER)[number];

type OfficeFormAct = Exclude<TransactionAct, BillFormAct | 'extend_legal_days'>;

/** The form of each act on an application, with the names of the contract's bodies. */
export function useTransactionForms(transaction: OpenedTransaction): Readonly<Record<TransactionAct, ActForm>> {
  const { assessment, bill } = transaction;
  return {
    ...useForwardForms(transaction),
    ...useBackwardForms(transaction),
    extend_legal_days: useExtensionForm(assessment),
    reverse_closure: useReverseForm(transaction),
    ...useBillForms(bill, assessment.company_name),
  };
}

function useQuestion({ assessment: { company_name: business }, bill }: OpenedTransaction) {
  const t = useWords();
  const amount = bill ? formatPesos(bill.totals.total) : '';
  return (act: OfficeFormAct): Pick<ActForm, 'act' | 'title' | 'confirm'> => ({
    act,
    title: t(`dialog_${act}`, { business, amount }),
    confirm: t(`confirm_${act}`, { amount }),
  });
}

type ForwardAct = 'accept' | 'closing_visit' | 'compute' | 'approve_bill' | 'release' | 'sign';

/** Acts that bring an application nearer to its permit. */
function useForwardForms(transaction: OpenedTransaction): Readonly<Record<ForwardAct, ActForm>> {
  const t = useWords();
  const getQuestion = useQuestion(transaction);
  const { assessment, bill } = transaction;
  const on = assessment.assessment_code;
  return {
    accept: { ...getQuestion('accept'), on, lead: t('lead_accept'), fields: [createClassField(assessment, t)] },
    closing_visit: { ...getQuestion('closing_visit'), on, lead: t('lead_closing_visit'), fields: visitFields(t) },
    compute: { ...getQuestion('compute'), on, lead: t('lead_compute'), fields: [] },
    approve_bill: {
      ...getQuestion('approve_bill'),
      on,
      lead: t('lead_approve_bill', { name: bill?.computed_by ?? '' }),
      fields: [{ kind: 'given', name: 'bill_id', value: String(assessment.bill_id ?? 0) }],
    },
    ...paperForms(transaction, { t, getQuestion }),
  };
}

/** The class that the rules found is preselected with its ground; where they find none yet, the server classifies the application. */
function createClassField({ class_found }: AssessmentReply, t: ReturnType<typeof useWords>): ActForm['fields'][number] {
  const getLabel = (value: ArtaClass): string =>
    value === class_found?.arta_class
      ? t('class_ground', { class: t(`class_${value}`), ground: t(`ground_${class_found.ground}`) })
      : t(`class_${value}`);
  const classes = ARTA_CLASSES.map((value) => ({ value, label: getLabel(value) }));
  return {
    kind: 'choice',
    name: 'arta_class',
    label: t('arta_class'),
    options: class_found ? classes : [{ value: '', label: t('class_by_rules') }, ...classes],
    initialChoice: class_found?.arta_class ?? '',
  };
}

interface FormContext {
  readonly t: ReturnType<typeof useWords>;
  readonly getQuestion: ReturnType<typeof useQuestion>;
}

/** The final paper of an application: a permit, or the certificate of a business that retires. */
function paperForms(
  { assessment }: OpenedTransaction,
  { t, getQuestion }: FormContext,
): Readonly<Record<'release' | 'sign', ActForm>> {
  const { assessment_code, permit, company_name: business, application_type } = assessment;
  const releaseForm = { ...getQuestion('release'), on: assessment_code, fields: [] };
  const signForm = { ...getQuestion('sign'), on: permit?.permit_no ?? '', fields: [] };
  if (application_type !== 'RETIREMENT')
    return {
      release: { ...releaseForm, lead: t('lead_release') },
      sign: { ...signForm, lead: t('lead_sign') },
    };
  return {
    release: {
      ...releaseForm,
      title: t('dialog_release_certificate', { business }),
      lead: t('lead_release_certificate'),
    },
    sign: { ...signForm, title: t('dialog_sign_certificate', { business }), lead: t('lead_sign_certificate') },
  };
}

/** The fields of a closing visit. */
function visitFields(t: ReturnType<typeof useWords>): ActForm['fields'] {
  return [
    { kind: 'day', name: 'visited_on', label: t('visited_on') },
    {
      kind: 'choice',
      name: 'outcome',
      label: t('outcome'),
      options: CLOSING_OUTCOMES.map((value) => ({ value, label: t(`outcome_${value}`) })),
      initialChoice: 'CLOSED',
    },
    { kind: 'lines', name: 'findings', label: t('findings') },
  ];
}

/** Papers that were reviewed invalid, or that have expired. */
function badPapers(requirements: AssessmentReply['requirements']): string[] {
  return requirements
    .filter(
      ({ document }) =>
        document !== null &&
        (document.is_expired === true || (document.state !== 'VALID' && document.state !== 'PENDING_REVIEW')),
    )
    .map(({ code }) => code);
}

/** The papers that the owner has to bring again; those found wanting are chosen. */
function toPapersField(
  { requirements }: AssessmentReply,
  d: ReturnType<typeof useDeskWords>,
): ActForm['fields'][number] {
  return {
    kind: 'checks',
    name: 'requirement_codes',
    label: d('papers_again'),
    search: d('papers_find'),
    options: requirements.map(({ code, name }) => ({ value: code, label: name })),
    initialChoice: badPapers(requirements),
  };
}

type BackwardAct = Exclude<OfficeFormAct, ForwardAct | 'reverse_closure'>;

/** A certified closing is reversed with a reason for the owner. */
function useReverseForm(transaction: OpenedTransaction): ActForm {
  const t = useWords();
  const getQuestion = useQuestion(transaction);
  return {
    ...getQuestion('reverse_closure'),
    on: transaction.assessment.assessment_code,
    lead: t('lead_reverse_closure'),
    is_danger: true,
    fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
  };
}

/** Acts that send an application or its bill back, or end it. */
function useBackwardForms(transaction: OpenedTransaction): Readonly<Record<BackwardAct, ActForm>> {
  const t = useWords();
  const d = useDeskWords();
  const getQuestion = useQuestion(transaction);
  const { assessment_code: on, bill_id, templates } = transaction.assessment;
  const remarks = (act: 'return' | 'reject') =>
    ({
      kind: 'lines',
      name: 'remarks',
      label: d('remarks_owner'),
      templates: listTemplateTexts(act, templates),
    }) as const;
  const papers = toPapersField(transaction.assessment, d);
  const marks = {
    kind: 'marks',
    name: 'marks',
    label: d('marks'),
    options: useMarkOptions(transaction.assessment),
  } as const;
  return {
    return: { ...getQuestion('return'), on, lead: t('lead_return'), fields: [remarks('return'), papers, marks] },
    reopen_bill: {
      ...getQuestion('reopen_bill'),
      on: bill_id ?? 0,
      lead: t('lead_reopen_bill'),
      fields: [{ kind: 'lines', name: 'reason', label: t('reason') }],
    },
    reject: {
      ...getQuestion('reject'),
      on,
      lead: t('lead_reject'),
      is_danger: true,
      fields: [{ kind: 'text', name: 'ground', label: d('ground'), help: d('ground_help') }, remarks('reject')],
    },
  };
}
