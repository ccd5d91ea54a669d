import { listSuccessions, type SuccessionRow, type SuccessionState } from '@ebpls/contracts';
import { DayText, Tag, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { defineQueuePage, type QueueCardProps } from '../lists/queue-page/define-queue-page.tsx';
import { useWords } from './succession.messages.ts';

export const SUCCESSION_TONES: Readonly<Record<SuccessionState, Tone>> = {
  FILED: 'warning',
  CHECKED: 'info',
  GRANTED: 'success',
  REFUSED: 'danger',
  OBJECTED: 'danger',
  WITHDRAWN: 'muted',
};

/** Claims of heirs to continue a business, open ones first; each row opens its claim. */
export const { loader, Component } = defineQueuePage({
  endpoint: listSuccessions,
  rowKey: ({ succession_no }) => succession_no,
  rowPath: ({ succession_no }) => succession_no,
  nudge: 'notification',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  empty: { title: 'none', text: 'none_text' },
  useColumns,
  Card: SuccessionCard,
});

function useColumns(): TableColumn<SuccessionRow>[] {
  const t = useWords();
  return [
    { key: 'business', header: t('business'), cell: ({ company_name }) => company_name },
    { key: 'number', header: t('number'), wideOnly: true, cell: ({ succession_no }) => succession_no },
    { key: 'deceased', header: t('deceased'), cell: ({ deceased_name }) => deceased_name },
    { key: 'heir', header: t('heir'), cell: ({ heir_name }) => heir_name },
    { key: 'until', header: t('until'), cell: ({ object_until }) => object_until && <DayText day={object_until} /> },
    { key: 'state', header: t('state'), cell: (row) => <SuccessionStateTag row={row} /> },
  ];
}

function SuccessionStateTag({ row: { state } }: { readonly row: SuccessionRow }) {
  const t = useWords();
  return <Tag tone={SUCCESSION_TONES[state]}>{t(state)}</Tag>;
}

function SuccessionCard({ row, to }: QueueCardProps<SuccessionRow>) {
  return (
    <RowCard
      title={row.company_name}
      to={to}
      note={`${row.heir_name} · ${row.succession_no}`}
      status={<SuccessionStateTag row={row} />}
    />
  );
}
