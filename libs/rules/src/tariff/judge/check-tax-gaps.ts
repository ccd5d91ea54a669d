// Finds what a line of business may declare without owing any business tax.

import { type Bilingual, fillMessage, type Locale } from '@ebpls/contracts';
import { TARIFF_MESSAGES, type TariffLine, type TariffTest } from '@ebpls/contracts/tariff';

import { isFixedTestMet, listCoveringCharges, type OpenCharge, type OpenTariff } from '../open-tariff.ts';
import { isAdditionalTax } from './covered-lines.ts';
import { createRefusal, type TariffFinding } from './finding.ts';
import { listRanges, type QuantityRange, toFilingDay, toFilingNumber, toQuantityKey } from './test-ranges.ts';

type SampleValue = string | boolean | number;
type Sample = ReadonlyMap<string, SampleValue>;

const MOST_SAMPLES = 2_000; // of one line: the conditions of taxes are few

/** What a test reads, as a name under which a sample holds its value; undefined for what the line itself decides. */
function findSubject(open: OpenTariff, test: TariffTest): string | undefined {
  switch (test.test) {
    case 'QUANTITY':
      return `QUANTITY ${toQuantityKey(test.of)}`;
    case 'YES':
    case 'DECLARED':
    case 'CHOICE':
      return `${test.test} ${test.measure}`;
    case 'CLASS':
      return open.classifications.get(test.classification)?.row.found_from === undefined
        ? undefined
        : `CLASS ${test.classification}`;
    case 'FILED':
      return 'FILED';
    default:
      return undefined;
  }
}

/** Values on both sides of every condition. */
function listSampleValues(open: OpenTariff, test: TariffTest): readonly SampleValue[] {
  switch (test.test) {
    case 'QUANTITY':
      return [0, Math.max(0, test.figure - 1), test.figure, test.figure + 1];
    case 'FILED':
      return [toFilingNumber(test.day), toFilingNumber(test.day) + 1];
    case 'CHOICE':
      return [...(open.choices.get(test.measure) ?? [])];
    case 'CLASS':
      return [...(open.classifications.get(test.classification)?.rank.keys() ?? [])];
    default:
      return [true, false];
  }
}

function listSamples(open: OpenTariff, tests: readonly TariffTest[]): Sample[] {
  const values = new Map<string, Set<SampleValue>>();
  for (const test of tests) {
    const subject = findSubject(open, test);
    if (subject === undefined) continue;
    const samples = values.get(subject) ?? new Set();
    for (const value of listSampleValues(open, test)) samples.add(value);
    values.set(subject, samples);
  }
  let samples: Sample[] = [new Map()];
  for (const [subject, all] of values) {
    if (samples.length * all.size > MOST_SAMPLES) return [];
    samples = samples.flatMap((sample) => [...all].map((value) => new Map([...sample, [subject, value] as const])));
  }
  return samples;
}

const isWithin = ({ from, to }: QuantityRange, value: SampleValue | undefined): boolean =>
  typeof value === 'number' && from <= value && value <= to;

function isMetBySample(open: OpenTariff, test: TariffTest, at: { sample: Sample; line: TariffLine }): boolean {
  const value = at.sample.get(findSubject(open, test) ?? '');
  switch (test.test) {
    case 'QUANTITY':
    case 'FILED':
      return listRanges([test]).every((range) => isWithin(range, value));
    case 'YES':
    case 'DECLARED':
      return value === test.is;
    case 'CHOICE':
      return typeof value === 'string' && test.one_of.includes(value) === (test.is !== false);
    default:
      // A class that follows from measures is in the sample; everything else the line itself decides.
      if (test.test === 'CLASS' && typeof value === 'string')
        return test.one_of.includes(value) === (test.is !== false);
      return isFixedTestMet(at.line, test);
  }
}

const listConditions = ({ charge, declared_tests }: OpenCharge): readonly TariffTest[] => [
  ...declared_tests,
  ...charge.when,
];

interface NamedRow {
  readonly name: Bilingual;
  readonly values?: readonly { readonly code: string; readonly name: Bilingual }[] | undefined;
}

/** The rows behind a subject: a classification, or the measures that are added. */
function listSubjectRows({ classifications, measures }: OpenTariff, subject: string): NamedRow[] {
  const [kind = '', ...words] = subject.split(' ');
  const name = words.join(' ');
  if (kind === 'CLASS') return [classifications.get(name)?.row ?? []].flat();
  const codes = kind === 'QUANTITY' ? name.split(' + ') : [name];
  return codes.flatMap((code) => measures.get(code) ?? []);
}

const CENTAVOS = 100;

function formatSampleValue(rows: readonly NamedRow[], value: SampleValue, locale: Locale): string {
  if (typeof value === 'number') return String(value / CENTAVOS);
  if (typeof value === 'boolean') return TARIFF_MESSAGES[value ? 'judge.yes' : 'judge.no'][locale];
  return rows[0]?.values?.find(({ code }) => code === value)?.name[locale] ?? value;
}

function formatFiling(value: SampleValue, locale: Locale): string {
  return fillMessage(TARIFF_MESSAGES['judge.filed'], { day: toFilingDay(Number(value)) }, locale);
}

/** What is declared in a sample, by the names of the tariff. */
function formatSample(open: OpenTariff, sample: Sample): Bilingual {
  const format = (locale: Locale): string =>
    [...sample]
      .map(([subject, value]) => {
        if (subject === 'FILED') return formatFiling(value, locale);
        const rows = listSubjectRows(open, subject);
        return `${rows.map(({ name }) => name[locale]).join(' + ')} ${formatSampleValue(rows, value, locale)}`;
      })
      .join(', ');
  return { en: format('en'), fil: format('fil') };
}

/** What a line may declare and no tax of its renewal, the barangay's included, is due on. */
function checkLine(open: OpenTariff, line: TariffLine, index: number): TariffFinding[] {
  const taxes = listCoveringCharges(open, line).filter(
    (row) =>
      (row.charge.kind === 'TAX' || row.charge.kind === 'BARANGAY_TAX') &&
      row.charge.types.includes('RENEWAL') &&
      !isAdditionalTax(open, row),
  );
  if (taxes.length === 0 || taxes.some((tax) => listConditions(tax).length === 0)) return [];
  const gap = listSamples(open, taxes.flatMap(listConditions)).find(
    (sample) => !taxes.some((tax) => listConditions(tax).every((test) => isMetBySample(open, test, { sample, line }))),
  );
  if (gap === undefined) return [];
  return [
    createRefusal(`lines.${index}.tax`, 'judge.tax_gap', { params: { line: line.name, at: formatSample(open, gap) } }),
  ];
}

/** Lines of business that owe no tax where every one of their taxes has a condition. */
export function checkTaxGaps(open: OpenTariff): TariffFinding[] {
  return open.tariff.lines.flatMap((line, index) => checkLine(open, line, index));
}
