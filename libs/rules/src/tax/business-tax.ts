// Computes the business tax on gross sales or capital, and the barangay's tax on small retailers.

import type { Basis, Centavos, Schedule, SentenceParams, TaxCategory, Term } from '@ebpls/contracts';

import { NOTHING, formatPercent, formatAmount, addCentavos, WHOLE_RATE } from '../money.ts';
import { type Charge, createCharge } from './charge.ts';
import { getLineExemption, isOwedInFull } from './exemptions.ts';
import { toBasis, createTerm } from './explain.ts';
import { type TaxGroup, groupLines } from './grouping.ts';
import type { Matter, TaxedLine } from '../case/matter.ts';
import { scheduleTerms } from './schedules.ts';

const toTaxCode = (category: TaxCategory, suffix: '' | '-E' | '-N' = ''): string =>
  `LBT-${category.toUpperCase()}${suffix}`;

/**
 * Whether the business is a small retailer: decided by the whole gross of the retail category, exempt or not (rule 13).
 */
function isSmallRetail(groups: readonly TaxGroup[], { row }: TaxGroup): boolean {
  if (row.schedule.kind !== 'MARGINAL') return false;
  const wholeTax = groups
    .filter((group) => group.row === row)
    .reduce((all, { gross }) => addCentavos(all, gross), NOTHING);
  return wholeTax <= row.schedule.nothing_up_to;
}

function exemptBasis({ gross, exemption, row }: TaxGroup): Basis {
  return toBasis({
    message_key: 'tax.exempt',
    params: { gross: formatAmount(gross), exemption: exemption ?? row.category },
    terms: [],
    changes_with: ['lines', 'exemptions'],
  });
}

interface SentenceRef {
  readonly key: string;
  readonly params: SentenceParams;
}

/** The sentence that explains a schedule, and the rates that it names. */
function toSentence(schedule: Schedule, terms: readonly Term[]): SentenceRef {
  if (schedule.kind === 'MARGINAL') {
    const { first, first_rate, rest_rate } = schedule;
    return {
      key: 'marginal',
      params: {
        first: formatAmount(first),
        first_rate: formatPercent(first_rate),
        rest_rate: formatPercent(rest_rate),
      },
    };
  }
  if (schedule.kind === 'FLAT') return { key: 'flat', params: { rate: formatPercent(schedule.rate) } };
  if (schedule.kind === 'PER_UNIT') return { key: 'per_unit', params: { amount: formatAmount(schedule.amount) } };
  if (schedule.kind === 'EXEMPT') return { key: 'exempt', params: {} };
  const label = terms[0]?.label;
  const place = label === 'explain.term.gross' ? '.above' : label === 'explain.term.floor' ? '.floor' : '';
  return { key: `brackets${place}`, params: { rate: formatPercent(schedule.above.rate) } };
}

function scheduleBasis({ row, essential, taxed, units }: TaxGroup): Basis {
  const share = essential ? row.essential?.share : undefined;
  const terms = scheduleTerms(row.schedule, { gross: taxed, units });
  const sentence = toSentence(row.schedule, terms);
  return toBasis({
    message_key: `tax.${sentence.key}${share === undefined ? '' : '.essential'}`,
    params: {
      gross: formatAmount(taxed),
      ...sentence.params,
      ...(share === undefined ? {} : { share: formatPercent(share) }),
      ...(units > 0 ? { units } : {}),
    },
    terms,
    share: share ?? WHOLE_RATE,
    changes_with: row.schedule.kind === 'PER_UNIT' ? ['units', 'exemptions'] : ['gross', 'lines', 'exemptions'],
  });
}

function basisOfGroup(groups: readonly TaxGroup[], group: TaxGroup): Basis {
  const perUnit = group.row.schedule.kind === 'PER_UNIT';
  const nothingLeft = perUnit ? group.units === 0 : group.taxed === 0;
  if (nothingLeft) return exemptBasis(group);
  if (!isSmallRetail(groups, group)) return scheduleBasis(group);
  return toBasis({
    message_key: 'tax.small_retailer',
    params: { gross: formatAmount(group.taxed) },
    terms: [],
    changes_with: ['gross', 'lines'],
  });
}

function groupCharge(groups: readonly TaxGroup[], group: TaxGroup): Charge {
  const { row, essential } = group;
  const place = essential ? (row.essential ?? row) : row;
  return createCharge({
    code: toTaxCode(row.category, essential ? '-E' : ''),
    name: row.name,
    kind: 'TAX',
    agency: 'MUNICIPAL',
    account_code: place.account_code,
    ordinance_section: place.ordinance_section,
    late_charges: true,
    basis: basisOfGroup(groups, group),
  });
}

/** Business tax on the gross of the year before, a charge for each group; a group without gross owes none (rule 12). */
export function computeTaxOnGross(matter: Matter, groups: readonly TaxGroup[] = groupLines(matter)): Charge[] {
  return groups
    .filter(({ gross, row }) => gross > 0 || row.schedule.kind === 'PER_UNIT')
    .map((group) => groupCharge(groups, group));
}

function capitalBasis(matter: Matter, lines: readonly TaxedLine[]): Basis {
  const { rate } = matter.ordinance.business_tax.new_business;
  const taxedLines = lines.filter((line) => isOwedInFull(matter, line));
  const capital = lines.reduce((all, line) => addCentavos(all, line.capital ?? NOTHING), NOTHING);
  const exemptions = lines
    .map((line) => getLineExemption(matter, line))
    .find((lineExemption) => lineExemption !== undefined);
  if (taxedLines.length === 0 && exemptions) {
    return toBasis({
      message_key: 'tax.exempt',
      params: { gross: formatAmount(capital), exemption: exemptions.code },
      terms: [],
      changes_with: ['lines', 'exemptions'],
    });
  }
  return toBasis({
    message_key: 'tax.new',
    params: { capital: formatAmount(capital), rate: formatPercent(rate) },
    terms: taxedLines.map(({ capital: put }) => createTerm('capital', put ?? NOTHING, { rate })),
    rounding: 'EACH_TERM',
    changes_with: ['capitalization', 'lines', 'exemptions'],
  });
}

/**
 * Business tax of a newly started line: a fraction of its capital, each line rounded by itself (domain reference 4.1,
 * step 5).
 */
export function computeTaxOnCapital(matter: Matter): Charge[] {
  const suffix = matter.beginning === 'NEW' ? '' : '-N';
  return matter.ordinance.business_tax.rows.flatMap((row) => {
    const lines = matter.lines.filter((line) => line.row === row && line.capital !== undefined);
    if (lines.every(({ capital }) => capital === 0)) return [];
    return [
      createCharge({
        code: toTaxCode(row.category, suffix),
        name: row.name,
        kind: 'TAX',
        agency: 'MUNICIPAL',
        account_code: row.account_code,
        ordinance_section: matter.ordinance.business_tax.new_business.ordinance_section,
        late_charges: true,
        basis: capitalBasis(matter, lines),
      }),
    ];
  });
}

/**
 * Tax that a small retailer pays to the barangay instead of the municipality (LGC s.152 a; rule 13); none when exempt.
 */
export function computeBarangayTax(matter: Matter, groups: readonly TaxGroup[] = groupLines(matter)): Charge[] {
  const { barangay_tax } = matter.ordinance.business_tax;
  const gross = groups
    .filter((group) => isSmallRetail(groups, group))
    .reduce<Centavos>((all, { taxed }) => addCentavos(all, taxed), NOTHING);
  if (gross === 0) return [];
  return [
    createCharge({
      code: 'BRGY-TAX',
      name: barangay_tax.name,
      kind: 'BARANGAY_TAX',
      agency: 'BARANGAY',
      account_code: barangay_tax.account_code,
      ordinance_section: barangay_tax.ordinance_section,
      late_charges: false,
      basis: toBasis({
        message_key: 'tax.barangay',
        params: { gross: formatAmount(gross), rate: formatPercent(barangay_tax.rate) },
        terms: [createTerm('gross', gross, { rate: barangay_tax.rate })],
        changes_with: ['gross', 'lines', 'exemptions'],
      }),
    }),
  ];
}
