// Rows of the owner's businesses, as a table and as cards, each with a link to its next step.

import type { CompanyRow } from '@ebpls/contracts';
import { dayWritten, type Locale, Pesos, Stack, Text, TextLink, useLocale } from '@ebpls/ui';
import { RowCard, StatusBadge, Table, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';

import { addresses } from '../addresses.ts';
import { AmountWithSignal } from '../shared/amount-offline.tsx';
import { useWords } from './company.messages.ts';
import { findPermitEnd, isPermitInForce, useNoPermit } from './ended-permit.ts';
import { getCompanyNextStep } from './company-next-step.ts';

interface CompanyTableProps {
  readonly rows: readonly CompanyRow[];
  readonly empty: ReactNode;
}

/** The owner's businesses, the most urgent first. */
export function CompanyTable({ rows, empty }: CompanyTableProps) {
  const t = useWords();
  const columns = useColumns();
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={rows.toSorted(compareUrgency)}
      rowKey={({ company_code }) => company_code}
      rowTo={getAddress}
      card={renderCompanyCard}
      empty={empty}
    />
  );
}

/** The largest amount due first, then what waits for the owner, then the order of the list. */
function compareUrgency(one: CompanyRow, other: CompanyRow): number {
  const rank = (row: CompanyRow): number => Number(getCompanyNextStep(row).tone === 'warning');
  return other.due_now - one.due_now || rank(other) - rank(one);
}

function getAddress({ is_draft, company_code }: CompanyRow): string {
  return is_draft ? addresses.editCompany(company_code) : addresses.company(company_code);
}

function useColumns(): TableColumn<CompanyRow>[] {
  const t = useWords();
  return [
    { key: 'business', header: t('col_business'), cell: ({ company_name }) => company_name || t('unnamed') },
    { key: 'number', header: t('number'), wideOnly: true, cell: ({ company_code }) => company_code },
    { key: 'waits', header: t('col_next_step'), cell: (row) => <NextStepText row={row} /> },
    { key: 'permit', header: t('col_permit'), cell: (row) => <PermitCell row={row} /> },
    {
      key: 'due',
      header: t('col_due'),
      align: 'end',
      cell: ({ due_now }) => (
        <AmountWithSignal>
          <Pesos amount={due_now} strong={due_now > 0} />
        </AmountWithSignal>
      ),
    },
  ];
}

/** What the owner does next links to where it is done; what an office does is text. */
function NextStepText({ row }: { readonly row: CompanyRow }) {
  const t = useWords();
  const { textKey, year, tone, to } = getCompanyNextStep(row);
  const text = t(textKey, year === undefined ? {} : { year });
  if (to !== undefined) return <TextLink to={to}>{text}</TextLink>;
  return (
    <Text as="span" size="secondary" tone={tone}>
      {text}
    </Text>
  );
}

/** Standings that the permit and the next step of a row already say. */
const PERMIT_STANDINGS: readonly CompanyRow['standing'][] = ['PROSPECT', 'ACTIVE', 'RENEWAL_PERIOD', 'EXPIRED'];

function PermitCell({ row }: { readonly row: CompanyRow }) {
  const t = useWords();
  const locale = useLocale();
  const { permit, standing } = row;
  const endedOn = findPermitEnd(row);
  const none = useNoPermit(row);
  const isInForce = endedOn === undefined && isPermitInForce(permit);
  const text = endedOn === undefined ? none : t('permit_ended', { day: dayWritten(endedOn, locale) });
  return (
    <Stack gap={1}>
      {isInForce && permit && (
        <Text as="span" size="secondary">
          {formatValidity(permit, { t, locale })}
        </Text>
      )}
      {!isInForce && (permit === null || endedOn !== undefined) && (
        <Text as="span" size="secondary" tone="muted">
          {text}
        </Text>
      )}
      {PERMIT_STANDINGS.includes(standing) ? undefined : <StatusBadge kind="business" status={standing} />}
    </Stack>
  );
}

interface TextContext {
  readonly t: ReturnType<typeof useWords>;
  readonly locale: Locale;
}

function formatValidity(permit: NonNullable<CompanyRow['permit']>, { t, locale }: TextContext): string {
  return permit.until_decided
    ? t('permit_until_decided')
    : t('permit_until', { day: dayWritten(permit.valid_until, locale) });
}

const renderCompanyCard = (row: CompanyRow) => <CompanyCard row={row} />;

/** On a phone a business that never had a permit here has no line about it. */
function hasPermitText(row: CompanyRow): boolean {
  return row.permit !== null || findPermitEnd(row) !== undefined || !PERMIT_STANDINGS.includes(row.standing);
}

function CompanyCard({ row }: { readonly row: CompanyRow }) {
  const t = useWords();
  return (
    <RowCard
      title={row.company_name || t('unnamed')}
      to={getAddress(row)}
      note={<NextStepText row={row} />}
      status={hasPermitText(row) && <PermitCell row={row} />}
      end={
        row.due_now > 0 && (
          <AmountWithSignal>
            <Pesos amount={row.due_now} strong />
          </AmountWithSignal>
        )
      }
    />
  );
}
