// Section of the dashboard on the legal processing time (RA 11032): a table, or cards on a phone.

import { type AdminDashboard, OFFICE_ROW_FIGURES } from '@ebpls/contracts';
import { lazyWithRetry, RowItem, Rows, Section, Tag, TextLink, useNarrow } from '@ebpls/ui';
import { Suspense } from 'react';

import { addresses } from '../addresses.ts';
import { useWords } from './dashboard.messages.ts';

type Office = AdminDashboard['offices'][number];

/** The code of tables is not part of the first view of a phone. */
export const fetchClockTable = () => import('./clock-table.tsx');
const ClockTable = lazyWithRetry(() => fetchClockTable().then((module) => module.ClockTable));

/** Which office holds how much, and how long (RA 11032). */
export function LegalClock({ offices }: { readonly offices: readonly Office[] }) {
  const t = useWords();
  return (
    <Section isDeferred title={t('clock')} hint={t('clock_hint')}>
      {useNarrow() ? (
        <Rows label={t('clock')}>
          {offices.map((office) => (
            <OfficeClockRow key={office.office} office={office} />
          ))}
        </Rows>
      ) : (
        <Suspense>
          <ClockTable offices={offices} />
        </Suspense>
      )}
    </Section>
  );
}

function OfficeClockRow({ office: row }: { readonly office: Office }) {
  const t = useWords();
  const { office, title, open, due_today, overdue } = row;
  const lateCell = (
    <TextLink to={addresses.transactionsAt(office, OFFICE_ROW_FIGURES.overdue)}>
      <Tag tone="danger">{t('card_overdue', { count: overdue })}</Tag>
    </TextLink>
  );
  return (
    <RowItem
      title={title}
      {...(open > 0 && { to: addresses.transactionsAt(office, OFFICE_ROW_FIGURES.open) })}
      note={t('card_note', { open, due_today })}
      end={overdue > 0 ? lateCell : undefined}
    />
  );
}
