// List of the amounts due with their reasons, line by line; earlier years are separate.

import type { Centavos, CurrentDue, OwedLine } from '@ebpls/contracts';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { Box, dayWritten, Icon, formatPesos, Row, Text, TextLink, useLocale } from '@ebpls/ui';
import { Bill, BillLine, BillTotal } from '@ebpls/ui/records';
import { useState } from 'react';

import { LineExplanation } from './line-explanation.tsx';
import { useWords } from '../../owner.messages.ts';

/** A line of this year or of an earlier one. */
interface ShownLine extends OwedLine {
  readonly of_year?: number | null | undefined;
  /** The year was not filed. */
  readonly is_unfiled?: boolean | undefined;
}

interface OwedLinesProps {
  readonly label: string;
  readonly lines: readonly ShownLine[];
  readonly total: { readonly label: string; readonly amount: Centavos };
  /** Small municipal fees are grouped until someone opens the group. */
  readonly folds?: boolean;
}

/**
 * The catalogue's small fees; the tax, the mayor's permit, the fire fee and the barangay's fee always have their own
 * lines (domain reference 4.3).
 */
const SMALL_FEE = /^F(?:0[2-9]|1[0-4])$/;
const MIN_LINES_TO_FOLD = 4;

/**
 * Amounts due with their reasons, line by line, with the recipient where it is not the municipality; earlier years are
 * separate.
 */
export function OwedLines({ label, lines, total, folds = false }: OwedLinesProps) {
  const own = lines.filter(({ of_year }) => typeof of_year !== 'number');
  const years = [...new Set(lines.flatMap(({ of_year }) => (typeof of_year === 'number' ? [of_year] : [])))];
  return (
    <Bill label={label}>
      <OwnYear lines={own} folds={folds} />
      {years.map((year) => (
        <EarlierYear key={year} year={year} lines={lines.filter(({ of_year }) => of_year === year)} />
      ))}
      <BillTotal label={total.label} amount={total.amount} />
    </Bill>
  );
}

function OwnYear({ lines, folds }: { readonly lines: readonly OwedLine[]; readonly folds: boolean }) {
  const t = useWords();
  const [is_open, open] = useState(false);
  const smallLines = lines.filter(isSmall);
  if (!folds || smallLines.length < MIN_LINES_TO_FOLD) return lines.map(renderLine);
  const first_small = lines.findIndex(isSmall);
  const before = lines.filter((line, place) => !isSmall(line) && place < first_small);
  const after = lines.filter((line, place) => !isSmall(line) && place > first_small);
  return (
    <>
      {before.map(renderLine)}
      <BillLine
        name={t('other_fees', { count: smallLines.length })}
        amount={sumLines(smallLines)}
        reason={
          <>
            {!is_open && `${smallLines.map(({ name }) => name).join(', ')}. `}
            <TextLink onClick={() => open(!is_open)} expanded={is_open}>
              {t(is_open ? 'show_less' : 'show_each')}
            </TextLink>
          </>
        }
      />
      {is_open && smallLines.map(renderPart)}
      {after.map(renderLine)}
    </>
  );
}

function EarlierYear({ year, lines }: { readonly year: number; readonly lines: readonly ShownLine[] }) {
  const t = useWords();
  const key = lines.some(({ is_unfiled }) => is_unfiled === true) ? 'not_filed' : 'unpaid_of';
  return (
    <>
      <BillLine name={t(key, { year })} amount={sumLines(lines)} reason={t(`${key}_why`)} />
      {lines.map(renderPart)}
    </>
  );
}

function isSmall({ code, agency }: OwedLine): boolean {
  return agency === 'MUNICIPAL' && SMALL_FEE.test(code);
}

function sumLines(lines: readonly OwedLine[]): Centavos {
  return lines.reduce((sum, { amount }) => sum + amount, 0) as Centavos; // whole centavos added stay whole centavos
}

const renderLine = (line: OwedLine, place: number) => (
  <BillLine key={`${line.code} ${place}`} name={line.name} amount={line.amount} reason={<Reason line={line} />} />
);

/** A line of a group, below the group's own. */
const renderPart = (line: OwedLine, place: number) => (
  <BillLine key={`${line.code} ${place}`} part name={line.name} amount={line.amount} reason={<Reason line={line} />} />
);

function Reason({ line: { reason, ordinance_section, agency, basis, amount } }: { readonly line: OwedLine }) {
  const t = useWords();
  const e = useEstimateWords();
  const parts = [
    reason,
    ordinance_section && t('section', { section: ordinance_section }),
    (agency === 'BARANGAY' || agency === 'BFP') && e(agency),
  ];
  const sentence = parts.filter(Boolean).join(' ');
  return basis === undefined ? sentence : <LineExplanation reason={sentence} basis={basis} amount={amount} />;
}

/** Effect of time on the amount, between the total and the button. */
export function Stays({ due: { stays_until, then_more, total } }: { readonly due: CurrentDue }) {
  const t = useWords();
  const locale = useLocale();
  if (stays_until === null) return null;
  const sentenceParams = { amount: formatPesos(total), day: dayWritten(stays_until, locale, { weekday: true }) };
  return (
    <Box look="subtle" pad={4}>
      <Row wrap={false} align="start">
        <Icon name="calendar" />
        <Text size="secondary">
          {then_more === null
            ? t('amount_until', sentenceParams)
            : t('amount_until_more', { ...sentenceParams, more: formatPesos(then_more) })}
        </Text>
      </Row>
    </Box>
  );
}
