// Form fields of every action that an office can take on a clearance: approve, return, refuse, recall and so on.

import type { ClearanceCase } from '@ebpls/contracts';

import { type ActForm, listTemplateTexts } from '../acts/act-form.ts';
import { listFailedSentences } from './checklist/findings.ts';
import { useMarkOptions } from '../frame/corrections.tsx';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { useWords } from './clearance.messages.ts';
import { useInspectionForms } from './inspection-forms.ts';

/** The form of each action; its fields have the names of the endpoint's request body. */
export function useActForms(clearanceCase: ClearanceCase) {
  return {
    ...useApprovalForms(clearanceCase),
    ...useRefusalForms(clearanceCase),
    ...useInspectionForms(clearanceCase),
    recall: useRecallForm(clearanceCase),
    give_back: useReturnToQueueForm(clearanceCase),
    issue_late: useIssueLateForm(clearanceCase),
    audit_right: useAuditForm('audit_right', clearanceCase),
    audit_wrong: useAuditForm('audit_wrong', clearanceCase),
  };
}

function useApprovalForms({
  clearance,
  assessment,
  checklist,
  templates,
}: ClearanceCase): Readonly<Record<'approve' | 'approve_with_conditions', ActForm>> {
  const t = useWords();
  const d = useDeskWords();
  const on = clearance.clearance_id ?? 0;
  const business = assessment.company_name;
  const remarks = { kind: 'lines', name: 'remarks', label: d('remarks_owner'), is_optional: true } as const;
  return {
    approve: {
      act: 'approve',
      on,
      title: t('dialog_approve', { business }),
      lead: t('lead_approve'),
      confirm: t('approve'),
      fields: [remarks],
    },
    approve_with_conditions: {
      act: 'approve_with_conditions',
      on,
      title: t('dialog_conditions', { business }),
      lead: t('lead_conditions'),
      confirm: t('confirm_conditions'),
      fields: [
        {
          kind: 'conditions',
          name: 'conditions',
          initialTexts: listFailedSentences(checklist),
          templates: listTemplateTexts('condition', templates),
        },
        remarks,
      ],
    },
  };
}

function useRecallForm({ clearance, assessment: { company_name: business } }: ClearanceCase): ActForm {
  const t = useWords();
  return {
    act: 'recall',
    on: clearance.clearance_id ?? 0,
    title: t('dialog_recall', { business }),
    lead: t('lead_recall'),
    confirm: t('recall'),
    is_danger: true,
    fields: [{ kind: 'lines', name: 'reason', label: t('recall_reason') }],
  };
}

/** A barangay whose days have passed may still issue its clearance (LGC s.152(c)). */
function useIssueLateForm({ clearance, assessment: { company_name: business } }: ClearanceCase): ActForm {
  const t = useWords();
  const d = useDeskWords();
  return {
    act: 'issue_late',
    on: clearance.clearance_id ?? 0,
    title: t('dialog_issue_late', { business }),
    lead: t('lead_issue_late'),
    confirm: t('issue_late'),
    fields: [{ kind: 'lines', name: 'remarks', label: d('remarks_owner'), is_optional: true }],
  };
}

/** Findings of the office on its part of an application that was deemed approved while open (RA 11032 s.10). */
function useAuditForm(
  act: 'audit_right' | 'audit_wrong',
  { clearance, assessment: { company_name: business } }: ClearanceCase,
): ActForm {
  const t = useWords();
  return {
    act,
    on: clearance.clearance_id ?? 0,
    title: t(`dialog_${act}`, { business }),
    confirm: t(act),
    is_danger: act === 'audit_wrong',
    fields: [{ kind: 'lines', name: 'finding', label: t('audit_finding') }],
  };
}

const BAD: ReadonlySet<string> = new Set(['INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION']);

/** The papers of the frozen list, in its order, also those that another office checks; those found wanting are chosen. */
function toPapersField(
  { assessment: { requirements } }: ClearanceCase,
  d: ReturnType<typeof useDeskWords>,
): ActForm['fields'][number] {
  const listedRequirements = requirements.filter(({ legal_ground }) => legal_ground === undefined);
  return {
    kind: 'checks',
    name: 'requirement_codes',
    label: d('papers_again'),
    search: d('papers_find'),
    options: listedRequirements.map(({ code, name }) => ({ value: code, label: name })),
    initialChoice: listedRequirements
      .filter(({ document }) => document !== null && BAD.has(document.state))
      .map(({ code }) => code),
  };
}

/** Documents outside the frozen list; empty where the catalogue has no other. */
function toExtrasFields(
  { other_documents = [] }: ClearanceCase,
  d: ReturnType<typeof useDeskWords>,
): ActForm['fields'] {
  if (other_documents.length === 0) return [];
  const options = other_documents.map(({ code, name }) => ({ value: code, label: name }));
  return [{ kind: 'extras', name: 'extra_documents', label: d('extras'), options }];
}

function useReturnToQueueForm({ clearance, assessment }: ClearanceCase): ActForm {
  const t = useWords();
  return {
    act: 'give_back',
    on: clearance.clearance_id ?? 0,
    title: t('dialog_give_back', { business: assessment.company_name }),
    lead: t('lead_give_back'),
    confirm: t('give_back'),
    fields: [{ kind: 'lines', name: 'reason', label: t('give_back_reason') }],
  };
}

/** The remarks for the owner, with the failed checklist items and the office's templates. */
function toRemarksField({ checklist, templates }: ClearanceCase, label: string) {
  const initialText = listFailedSentences(checklist).join('\n');
  return (act: 'return' | 'reject') =>
    ({
      kind: 'lines',
      name: 'remarks',
      label,
      initialText,
      templates: listTemplateTexts(act, templates),
    }) as const;
}

function useRefusalForms(clearanceCase: ClearanceCase): Readonly<Record<'return' | 'reject', ActForm>> {
  const {
    clearance,
    assessment: { company_name: business },
  } = clearanceCase;
  const t = useWords();
  const d = useDeskWords();
  const on = clearance.clearance_id ?? 0;
  const remarks = toRemarksField(clearanceCase, d('remarks_owner'));
  const marks = useMarkOptions(clearanceCase.assessment);
  return {
    return: {
      act: 'return',
      on,
      title: t('dialog_return', { business }),
      lead: t('lead_return'),
      confirm: t('confirm_return'),
      fields: [
        remarks('return'),
        toPapersField(clearanceCase, d),
        { kind: 'marks', name: 'marks', label: d('marks'), options: marks },
        ...toExtrasFields(clearanceCase, d),
      ],
    },
    reject: {
      act: 'reject',
      on,
      title: t('dialog_reject', { business }),
      lead: t('lead_reject'),
      confirm: t('reject'),
      is_danger: true,
      fields: [{ kind: 'text', name: 'ground', label: d('ground'), help: d('ground_help') }, remarks('reject')],
    },
  };
}
