// The lines of business and the classifications of the former shape, as a tariff holds them.

import {
  type Bilingual,
  formatPesosText,
  type LineOfBusiness,
  type LineFlag,
  type Ordinance,
  PERMIT_GROUPS,
  SCALES,
} from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { TARIFF_MESSAGES } from '@ebpls/contracts/tariff';

import { toAmountText } from './converted-figures.ts';
import { EMPLOYEES } from './converted-measures.ts';
import { findTermName, toNamedValues } from './converted-names.ts';

type LineText = TariffText['lines'][number];
type ClassificationText = TariffText['classifications'][number];
type ScaleSteps = Ordinance['scale']['steps'];

const [SMALLEST] = SCALES;

/** Class of the lines for which no income is presumed. */
const NONE_PRESUMED = 'none';

/**
 * Code of a line in the tariff. A line of two categories becomes two lines, so that each has one tax row (domain
 * reference 4.7, rule 6).
 */
export function toLineCode({ line, taxed_as }: LineOfBusiness, category: string): string {
  return taxed_as.length > 1 ? `${line}/${category}` : line;
}

function toLineName({ name, taxed_as }: LineOfBusiness, category: string): Bilingual {
  return taxed_as.length > 1 ? { en: `${name.en} (${category})`, fil: `${name.fil} (${category})` } : name;
}

/** The lines of the former list, one for each tax row. */
export function toTariffLines(lines: readonly LineOfBusiness[], { presumptive }: Ordinance): LineText[] {
  const presumedKeys = new Set<string | null>(presumptive.map(({ key }) => key));
  return lines.flatMap((row) =>
    row.taxed_as.map(({ category, permit_group }): LineText => ({
      code: toLineCode(row, category),
      name: toLineName(row, category),
      psic: row.psic,
      synonyms: row.synonyms,
      tax: category,
      classes: {
        permit_group,
        environment: row.environment,
        garbage: row.garbage,
        presumed: row.presumptive !== null && presumedKeys.has(row.presumptive) ? row.presumptive : NONE_PRESUMED,
      },
      marks: row.flags,
      measures: [...(row.essential === 'NONE' ? [] : ['gross_essential', 'gross_closing_essential']), ...row.units],
      papers: row.papers,
      offices: [],
    })),
  );
}

function toAssetSteps(steps: ScaleSteps): NonNullable<ClassificationText['found_from']>[number] {
  const boundedSteps = steps.filter(({ assets_at_most }) => assets_at_most !== null);
  return {
    of: ['assets'],
    bound: 'UP_TO',
    steps: boundedSteps.flatMap(({ assets_at_most, scale }) =>
      assets_at_most === null ? [] : [{ to: formatPesosText(assets_at_most), value: scale }],
    ),
    above: steps.find(({ assets_at_most }) => assets_at_most === null)?.scale ?? SMALLEST,
  };
}

function toWorkerSteps(steps: ScaleSteps): NonNullable<ClassificationText['found_from']>[number] {
  const from = steps.flatMap(({ workers_at_least, scale }) =>
    workers_at_least === null ? [] : [{ least: workers_at_least, scale }],
  );
  return {
    of: EMPLOYEES,
    bound: 'BELOW',
    steps: from.map(({ least }, index) => ({ to: String(least), value: from[index - 1]?.scale ?? SMALLEST })),
    above: from.at(-1)?.scale ?? SMALLEST,
  };
}

/** The classifications that the former shape had in code, and the size of an enterprise (domain reference 4.1). */
export function toClassifications({ scale, presumptive }: Ordinance): ClassificationText[] {
  const levels = toNamedValues(['L', 'M', 'H']);
  return [
    {
      code: 'size',
      name: TARIFF_MESSAGES['classification.size'],
      values: toNamedValues(SCALES),
      found_from: [toAssetSteps(scale.steps), toWorkerSteps(scale.steps)],
    },
    {
      code: 'permit_group',
      name: TARIFF_MESSAGES['classification.permit_group'],
      values: PERMIT_GROUPS.map((code) => ({ code, name: findTermName(code) })),
    },
    { code: 'environment', name: TARIFF_MESSAGES['classification.environment'], values: levels },
    { code: 'garbage', name: TARIFF_MESSAGES['classification.garbage'], values: levels },
    {
      code: 'presumed',
      name: TARIFF_MESSAGES['classification.presumed'],
      values: [
        { code: NONE_PRESUMED, name: TARIFF_MESSAGES['classification.presumed_none'] },
        ...presumptive.map(({ key, name }) => ({ code: key, name })),
      ],
    },
  ];
}

/** The income that the code presumes of a line; selling liquor or tobacco may raise it (domain reference 4.4). */
export function toPresumedIncomes({ presumptive, version }: Ordinance): NonNullable<TariffText['presumed_incomes']> {
  return presumptive.flatMap(({ key, name, at_least, with_liquor_or_tobacco }) => {
    const row = {
      code: key,
      name,
      section: version,
      lines: [{ test: 'CLASS' as const, classification: 'presumed', one_of: [key] }],
      when: [],
      of: ['gross', 'gross_essential'],
      at_least: toAmountText(at_least),
    };
    if (with_liquor_or_tobacco === undefined) return [row];
    return [
      {
        ...row,
        code: `${key}-LT`,
        when: [{ test: 'YES' as const, measure: 'liquor_or_tobacco', is: true }],
        at_least: toAmountText(with_liquor_or_tobacco),
      },
      row,
    ];
  });
}

/** Mark of the lines that need the agriculture office. */
export const AGRICULTURE: LineFlag = 'agriculture';
