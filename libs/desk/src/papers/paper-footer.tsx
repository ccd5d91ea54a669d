import type { ClearingOffice, RequirementItem } from '@ebpls/contracts';

import { ActBar, type DeskAct } from '../acts/act-bar.tsx';
import { useNames, useWords } from '../messages/desk.messages.ts';

/** Buttons by which an office reviews an uploaded document. */
export function PaperFooter({
  item,
  judge,
}: {
  readonly item: RequirementItem;
  readonly judge: ClearingOffice | undefined;
}) {
  const t = useWords();
  const getActName = useNames();
  const { document, verified_by, name } = item;
  if (!document) return null;
  const on = document.document_id;
  const states = (['REQUIRES_RESUBMISSION', 'INCOMPLETE', 'INVALID'] as const).map((value) => ({
    value,
    label: t(`judge_${value}`),
  }));
  const acts: DeskAct[] = [
    { act: 'judge_valid', ...getActName('judge_valid'), keyHint: 'V' },
    ...(item.expires
      ? [
          {
            act: 'judge_dated',
            ...getActName('judge_dated'),
            form: {
              act: 'judge_dated',
              on,
              title: t('judge_dated_title'),
              lead: name,
              confirm: t('judge_valid'),
              fields: [{ kind: 'day' as const, name: 'valid_until', label: t('valid_until') }],
            },
          },
        ]
      : []),
    {
      act: 'judge_again',
      ...getActName('judge_again'),
      keyHint: 'N',
      form: {
        act: 'judge_again',
        on,
        title: t('judge_title'),
        lead: name,
        confirm: t('save'),
        fields: [
          {
            kind: 'choice',
            name: 'state',
            label: t('judge_state'),
            options: states,
            initialChoice: 'REQUIRES_RESUBMISSION',
          },
          { kind: 'lines', name: 'remarks', label: t('judge_remarks') },
        ],
      },
    },
  ];
  const isOurs = judge !== undefined && verified_by.includes(judge);
  const offices = verified_by.map((office) => office.toUpperCase()).join(', ');
  const hint = isOurs ? t('paper_recorded') : `${t('paper_checked_by', { offices })} ${t('paper_recorded')}`;
  return <ActBar key={on} on={on} acts={isOurs ? acts : []} hint={hint} />;
}
