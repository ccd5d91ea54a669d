import { type AdminDashboard, OFFICE_ROW_FIGURES } from '@ebpls/contracts';
import { Meter, Text, TextLink } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard.messages.ts';

type Office = AdminDashboard['offices'][number];

/**
 * Table of the offices' open, due and overdue applications by the legal processing time (RA 11032), with their totals.
 */
export function ClockTable({ offices }: { readonly offices: readonly Office[] }) {
  const t = useWords();
  const total = (field: 'open' | 'due_today' | 'overdue' | 'with_owner'): number =>
    offices.reduce((all, office) => all + office[field], 0);
  return (
    <Table
      caption={t('clock')}
      density="compact"
      columns={useColumns()}
      rows={offices}
      rowKey={({ office }) => office}
      foot={{
        office: t('all'),
        open: total('open'),
        due_today: total('due_today'),
        overdue: total('overdue'),
        with_owner: total('with_owner'),
      }}
    />
  );
}

/** A count as the link to the applications that it counts (`OFFICE_ROW_FIGURES`). */
function CountLink({
  row,
  column,
  tone,
}: {
  readonly row: Office;
  readonly column: 'open' | 'due_today' | 'overdue' | 'with_owner';
  readonly tone?: 'danger';
}) {
  return row[column] === 0 ? (
    '–'
  ) : (
    <TextLink tone={tone} to={addresses.transactionsAt(row.office, OFFICE_ROW_FIGURES[column])}>
      {row[column]}
    </TextLink>
  );
}

/** Shares of the limit, in percent, from which nine of ten clearances are close to it, and past it. */
const CLOSE_PERCENT = 80;
const WHOLE_PERCENT = 100;

/** Working days in which nine of ten clearances were decided, and how much of their limit that is. */
function DecidedWithin({ row: { nine_of_ten_days, nine_of_ten_used, title } }: { readonly row: Office }) {
  const t = useWords();
  if (nine_of_ten_days === null)
    return (
      <Text as="span" tone="muted">
        {t('none_decided')}
      </Text>
    );
  const usedDays = nine_of_ten_used ?? 0;
  return (
    <Meter
      compact
      label={`${t('limit_used')}, ${title}`}
      value={usedDays}
      max={WHOLE_PERCENT}
      text={formatShare(t, nine_of_ten_days, nine_of_ten_used)}
      tone={usedDays > WHOLE_PERCENT ? 'danger' : usedDays >= CLOSE_PERCENT ? 'warning' : 'muted'}
    />
  );
}

/** Days with their share of the limit; a bare 0 would read as nothing measured. */
function formatShare(t: ReturnType<typeof useWords>, count: number, percent: number | null): string {
  const days = count === 0 ? t('same_day') : t('days', { count });
  return percent === null || count === 0 ? days : t('days_used', { days, percent });
}

/** The days of half of the clearances, where they are not decided on the day they were received. */
function formatHalf(t: ReturnType<typeof useWords>, { median_days, limit_used }: Office): string | null {
  if (median_days === null || median_days === 0) return null;
  return t('half_within', { days: formatShare(t, median_days, limit_used) });
}

function useColumns(): TableColumn<Office>[] {
  const t = useWords();
  return [
    {
      key: 'office',
      header: t('office'),
      cell: ({ title }) => title,
      note: ({ oldest, oldest_name }) =>
        oldest !== null && (
          <>
            {t('oldest')}: <TextLink to={addresses.transaction(oldest)}>{oldest_name ?? oldest}</TextLink>
          </>
        ),
    },
    { key: 'open', header: t('col_open'), align: 'end', cell: (row) => <CountLink row={row} column="open" /> },
    {
      key: 'due_today',
      header: t('due_today'),
      align: 'end',
      cell: (row) => <CountLink row={row} column="due_today" />,
    },
    {
      key: 'overdue',
      header: t('overdue'),
      align: 'end',
      cell: (row) =>
        row.overdue === 0 ? (
          '–'
        ) : (
          <Text as="span" weight="bold">
            <CountLink row={row} column="overdue" tone="danger" />
          </Text>
        ),
    },
    {
      key: 'with_owner',
      header: t('with_owner'),
      align: 'end',
      cell: (row) => <CountLink row={row} column="with_owner" />,
    },
    {
      key: 'nine_of_ten',
      header: t('decided_within'),
      cell: (row) => <DecidedWithin row={row} />,
      note: (row) => formatHalf(t, row),
    },
  ];
}
