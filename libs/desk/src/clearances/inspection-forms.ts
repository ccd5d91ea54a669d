import { type ClearanceCase, VISIT_RESULTS } from '@ebpls/contracts';

import type { ActForm } from '../acts/act-form.ts';
import { useWords } from './clearance.messages.ts';

type InspectionAct = 'schedule_inspection' | 'record_inspection';

/** Forms of the visit to a business: its day and inspectors, later its result. */
export function useInspectionForms({ clearance, assessment }: ClearanceCase): Readonly<Record<InspectionAct, ActForm>> {
  const t = useWords();
  const on = clearance.clearance_id ?? 0;
  const business = assessment.company_name;
  return {
    schedule_inspection: {
      act: 'schedule_inspection',
      on,
      title: t('dialog_schedule', { business }),
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
      title: t('dialog_record', { business }),
      confirm: t('confirm_record'),
      fields: [
        {
          kind: 'choice',
          name: 'result',
          label: t('result'),
          initialChoice: '',
          options: VISIT_RESULTS.map((value) => ({ value, label: t(`result_${value}`) })),
        },
        { kind: 'lines', name: 'findings', label: t('findings'), help: t('findings_help') },
      ],
    },
  };
}
