// The form with which the drafter writes the reason of a finding.

import type { OrdinanceVersion, TariffFindingReply } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';

import type { useWords } from './tariff-files.messages.ts';

/** The reason of a finding, or another one in the place of the one that it has. */
export function createReasonForm(
  { ordinance_version_id }: Pick<OrdinanceVersion, 'ordinance_version_id'>,
  { path, message, reason }: Pick<TariffFindingReply, 'path' | 'message' | 'reason'>,
  t: ReturnType<typeof useWords>,
): ActForm {
  return {
    act: 'reason',
    on: ordinance_version_id,
    title: t(reason === null ? 'write_reason' : 'change_reason'),
    lead: `${message} ${t('reason_lead')}`,
    confirm: t('save_reason'),
    fields: [
      { kind: 'given', name: 'path', value: path },
      { kind: 'lines', name: 'reason', label: t('reason'), ...(reason !== null && { initialText: reason }) },
    ],
  };
}
