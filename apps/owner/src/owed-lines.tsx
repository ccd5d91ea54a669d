import type { Centavos, OwedLine } from '@ebpls/contracts';
import { Bill, BillLine, BillTotal, TextLink } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from './owner-words.ts';

interface OwedLinesProps {
  readonly label: string;
  readonly lines: readonly OwedLine[];
  readonly total: { readonly label: string; readonly amount: Centavos };
  /** Small municipal fees stand together until someone asks for each. */
  readonly folds?: boolean;
}

/** The catalogue's small fees; the tax, the mayor's permit, the fire and the barangay's fee always stand alone (domain reference 4.3). */
const SMALL_FEE = /^F(?:0[2-9]|1[0-4])$/;
const FEWEST_TO_FOLD = 4;

/** What is owed and why, line by line, with who gets what is not the municipality's. */
export function OwedLines({ label, lines, total, folds = false }: OwedLinesProps) {
  const t = useWords();
  const [is_open, open] = useState(false);
  const small = lines.filter(isSmall);
  const is_foldable = folds && small.length >= FEWEST_TO_FOLD;
  const first_small = lines.findIndex(isSmall);
  const before = lines.filter((line, place) => !isSmall(line) && place < first_small);
  const after = lines.filter((line, place) => !isSmall(line) && place > first_small);

  return (
    <Bill label={label}>
      {(is_foldable ? before : lines).map(lineOf)}
      {is_foldable && (
        <BillLine
          name={t('other_fees', { count: small.length })}
          amount={sumOf(small)}
          reason={<>{!is_open && `${small.map(({ name }) => name).join(', ')}. `}<TextLink onClick={() => open(!is_open)}>{t(is_open ? 'show_less' : 'show_each')}</TextLink></>}
        />
      )}
      {is_foldable && is_open && small.map(partOf)}
      {is_foldable && after.map(lineOf)}
      <BillTotal label={total.label} amount={total.amount} />
    </Bill>
  );
}

function isSmall({ code, agency }: OwedLine): boolean {
  return agency === 'MUNICIPAL' && SMALL_FEE.test(code);
}

function sumOf(lines: readonly OwedLine[]): Centavos {
  return lines.reduce((sum, { amount }) => sum + amount, 0) as Centavos; // whole centavos added stay whole centavos
}

const lineOf = (line: OwedLine, place: number) => <BillLine key={`${line.code} ${place}`} name={line.name} amount={line.amount} reason={<Reason line={line} />} />;

/** A small fee below the line that stands for all of them. */
const partOf = (line: OwedLine, place: number) => <BillLine key={`${line.code} ${place}`} part name={line.name} amount={line.amount} reason={<Reason line={line} />} />;

function Reason({ line: { reason, ordinance_section, agency } }: { readonly line: OwedLine }) {
  const t = useWords();
  const parts = [reason, ordinance_section && t('section', { section: ordinance_section }), agency === 'BARANGAY' && t('to_barangay'), agency === 'BFP' && t('to_bfp')];
  return parts.filter(Boolean).join(' ');
}
