import type { ClearanceCase } from '@ebpls/contracts';

import type { ActForm } from '../acts/act-form.ts';
import { useWords as useDeskWords } from '../messages/desk.ts';
import { useWords } from './clearance-words.ts';

type FormName =
  | 'approve'
  | 'approve_with_conditions'
  | 'return'
  | 'reject'
  | 'schedule_inspection'
  | 'record_inspection';

/** What each act of an office asks for, with the names of the contract's bodies. */
export function useActForms({ clearance, assessment }: ClearanceCase): Readonly<Record<FormName, ActForm>> {
  const t = useWords();
  const d = useDeskWords();
  const on = clearance.clearance_id ?? 0;
  const business = assessment.company_name;
  const remarks = { kind: 'lines', name: 'remarks', label: d('remarks_owner') } as const;
  const papers = assessment.requirements
    .filter(({ verified_by }) => verified_by.includes(clearance.office))
    .map(({ code, name }) => ({ value: code, label: name }));
  const bad = assessment.requirements
    .filter(({ document }) => document !== null && BAD.has(document.state))
    .map(({ code }) => code);

  return {
    approve: {
      act: 'approve',
      on,
      title: t('ask_approve', { business }),
      lead: t('lead_approve'),
      confirm: t('approve'),
      fields: [{ ...remarks, is_optional: true }],
    },
    approve_with_conditions: {
      act: 'approve_with_conditions',
      on,
      title: t('ask_conditions', { business }),
      lead: t('lead_conditions'),
      confirm: t('confirm_conditions'),
      fields: [
        { kind: 'conditions', name: 'conditions' },
        { ...remarks, is_optional: true },
      ],
    },
    return: {
      act: 'return',
      on,
      title: t('ask_return', { business }),
      lead: t('lead_return'),
      confirm: t('confirm_return'),
      fields: [
        remarks,
        { kind: 'checks', name: 'requirement_codes', label: d('papers_again'), options: papers, chosen: bad },
      ],
    },
    reject: {
      act: 'reject',
      on,
      title: t('ask_reject', { business }),
      lead: t('lead_reject'),
      confirm: t('reject'),
      is_danger: true,
      fields: [{ kind: 'text', name: 'ground', label: d('ground'), help: d('ground_help') }, remarks],
    },
    schedule_inspection: {
      act: 'schedule_inspection',
      on,
      title: t('ask_schedule', { business }),
      confirm: t('confirm_schedule'),
      fields: [
        { kind: 'day', name: 'scheduled_on', label: t('scheduled_on') },
        { kind: 'time', name: 'scheduled_time', label: t('scheduled_time') },
        { kind: 'text', name: 'inspectors', label: t('inspectors') },
      ],
    },
    record_inspection: {
      act: 'record_inspection',
      on,
      title: t('ask_record', { business }),
      confirm: t('confirm_record'),
      fields: [
        {
          kind: 'choice',
          name: 'result',
          label: t('result'),
          chosen: '',
          options: (['PASSED', 'FAILED', 'NO_SHOW'] as const).map((value) => ({ value, label: t(`result_${value}`) })),
        },
        { kind: 'lines', name: 'findings', label: t('findings'), help: t('findings_help') },
      ],
    },
  };
}

const BAD: ReadonlySet<string> = new Set(['INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION']);
