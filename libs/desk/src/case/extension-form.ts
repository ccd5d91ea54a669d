import type { AssessmentReply } from '@ebpls/contracts';

import type { ActForm } from '../acts/act-form.ts';
import { useWords } from '../transactions/transaction.messages.ts';

/** The one written extension of the legal days, by at most the days of the class (RA 11032 s.9(b)(2)). */
export function useExtensionForm({ assessment_code, company_name: business, silence }: AssessmentReply): ActForm {
  const t = useWords();
  const maxDays = silence?.extension_days_at_most ?? 0;
  const options = Array.from({ length: maxDays }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }));
  return {
    act: 'extend_legal_days',
    on: assessment_code,
    title: t('dialog_extend_legal_days', { business }),
    lead: t('lead_extend_legal_days'),
    confirm: t('confirm_extend_legal_days'),
    fields: [
      { kind: 'choice', name: 'days', label: t('extension_days'), options, initialChoice: `${maxDays}` },
      { kind: 'lines', name: 'reason', label: t('reason') },
    ],
  };
}
