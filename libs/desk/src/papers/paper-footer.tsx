import type { ClearingOffice, RequirementItem } from '@ebpls/contracts';

import { ActBar, type DeskAct } from '../acts/act-bar.tsx';
import { useNames, useWords } from '../messages/desk.messages.ts';
import { formatOriginal } from './original-address.ts';

interface PaperFooterProps {
  readonly item: RequirementItem;
  readonly reviewer: ClearingOffice | undefined;
  readonly assessment_code: string;
}

/** Buttons by which an office reviews an uploaded document, or marks an original as seen. */
export function PaperFooter(props: PaperFooterProps) {
  const { item, reviewer, assessment_code } = props;
  if (item.document !== null) return <DocumentFooter {...props} document={item.document} />;
  const isOurs = reviewer !== undefined && item.verified_by.includes(reviewer);
  return item.is_brought && isOurs ? (
    <OriginalFooter item={item} reviewer={reviewer} assessment_code={assessment_code} />
  ) : null;
}

/** The button by which an office marks the original that the owner brought as seen. */
function OriginalFooter({
  item: { code, seen_by },
  reviewer,
  assessment_code,
}: PaperFooterProps & { readonly reviewer: ClearingOffice }) {
  const t = useWords();
  const getActName = useNames();
  const on = formatOriginal({ assessment_code, requirement_code: code });
  const isSeen = seen_by?.includes(reviewer) === true;
  const act = isSeen ? 'unmark_seen' : 'mark_seen';
  return (
    <ActBar
      key={on}
      on={on}
      acts={[{ act, ...getActName(act), keyHint: 'V' }]}
      hint={t(isSeen ? 'original_seen' : 'original_unseen')}
    />
  );
}

function DocumentFooter({
  item,
  reviewer,
  document,
}: PaperFooterProps & { readonly document: NonNullable<RequirementItem['document']> }) {
  const t = useWords();
  const getActName = useNames();
  const { verified_by, name } = item;
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
  const isOurs = reviewer !== undefined && verified_by.includes(reviewer);
  const offices = verified_by.map((office) => office.toUpperCase()).join(', ');
  const hint = isOurs ? t('paper_recorded') : `${t('paper_checked_by', { offices })} ${t('paper_recorded')}`;
  return <ActBar key={on} on={on} acts={isOurs ? acts : []} hint={hint} />;
}
