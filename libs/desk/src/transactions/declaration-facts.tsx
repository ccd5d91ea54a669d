// Shows the figures that an owner declared with an application, line by line.

import {
  type AssessmentReply,
  parseCentavos,
  type DeclaredField,
  type DeclaredLineField,
  PAYMENT_MODES,
} from '@ebpls/contracts';
import { type Fact, Facts, formatPesos, Section, useLocale } from '@ebpls/ui';
import * as v from 'valibot';

import { useMeasureFacts } from '../case/declared-measures.tsx';
import { useWords } from './transaction.messages.ts';

const Text = v.optional(v.string());

const Count = v.optional(v.number());

const Measures = v.optional(v.record(v.string(), v.union([v.string(), v.boolean()])));

const LINE = {
  line: v.string(),
  category: Text,
  capitalization: Text,
  gross_essential: Text,
  gross_non_essential: Text,
  measures: Measures,
} satisfies Record<DeclaredLineField, v.GenericSchema>;

/** The declaration as it was filed: amounts are decimal text. */
const FILED_FIELDS = {
  lines: v.optional(v.array(v.object(LINE)), []),
  replaced_lines: v.optional(v.array(v.object({ was: v.string(), line: v.string() }))),
  zero_gross_affidavit: v.optional(v.boolean()),
  back_years: v.optional(
    v.array(
      v.object({
        tax_year: v.number(),
        is_presumptive: v.optional(v.boolean()),
        zero_gross_affidavit: v.optional(v.boolean()),
        lines: v.optional(v.array(v.object(LINE)), []),
      }),
    ),
  ),
  total_assets: Text,
  employees_female: Count,
  employees_male: Count,
  payment_mode: v.optional(v.picklist(PAYMENT_MODES)),
  exemptions: v.optional(
    v.array(
      v.object({
        code: v.string(),
        line: Text,
        reserves: Text,
        gross_members: Text,
        gross_non_members: Text,
        figures: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
  ),
  signed_name: Text,
  // Nothing is filed without it.
  agrees: v.optional(v.unknown()),
  measures: Measures,
} satisfies Record<DeclaredField, v.GenericSchema>;

const FiledDeclaration = v.object(FILED_FIELDS);
type FiledDeclaration = v.InferOutput<typeof FiledDeclaration>;

/** Every other field has its row. */
type DeclarationRows = {
  readonly [F in Exclude<DeclaredField, 'agrees'>]: (answer: NonNullable<FiledDeclaration[F]>) => Fact[];
};

type FiledClaim = NonNullable<FiledDeclaration['exemptions']>[number];

const CLAIM_AMOUNTS = ['reserves', 'gross_members', 'gross_non_members'] as const;

/** Hook that lists what a claim of an exemption says, by the names of the revenue code. */
function useClaimFacts(reliefs: AssessmentReply['reliefs'] = []) {
  const t = useWords();
  const locale = useLocale();
  return ({ code, line, figures, ...amounts }: FiledClaim, getLineName: (line: string) => string): Fact[] => {
    const relief = reliefs.find((one) => one.code === code);
    const name =
      relief === undefined ? code : t('relief_section', { name: relief.name[locale], section: relief.section });
    const getFigureName = (figure: string): string =>
      relief?.figures.find((one) => one.code === figure)?.name[locale] ?? figure;
    return [
      { label: t('exemption'), value: line === undefined ? name : `${name}: ${getLineName(line)}` },
      ...CLAIM_AMOUNTS.flatMap((amount) =>
        amounts[amount] === undefined ? [] : [{ label: t(amount), value: formatAmountText(amounts[amount]) }],
      ),
      ...Object.entries(figures).map(([figure, amount]) => ({
        label: getFigureName(figure),
        value: formatAmountText(amount),
      })),
    ];
  };
}

const AMOUNTS = ['capitalization', 'gross_essential', 'gross_non_essential'] as const;

/** The owner's declaration under penalty of perjury, line by line. */
export function DeclarationFacts({
  declaration,
  lines,
  measures,
  reliefs,
  replaced_lines,
}: Pick<AssessmentReply, 'declaration' | 'lines' | 'measures' | 'reliefs' | 'replaced_lines'>) {
  const t = useWords();
  const toMeasureFacts = useMeasureFacts(measures);
  const toClaimFacts = useClaimFacts(reliefs);
  const result = v.safeParse(FiledDeclaration, declaration);
  if (!result.success) return null;
  const getLineName = (line: string): string => lines.find((candidate) => candidate.line === line)?.name ?? line;
  const toLineFacts: DeclarationRows['lines'] = (declaredLines) =>
    declaredLines.flatMap((one) => [
      ...AMOUNTS.flatMap((amount) =>
        one[amount] === undefined
          ? []
          : [{ label: `${getLineName(one.line)}, ${t(amount)}`, value: formatAmountText(one[amount]) }],
      ),
      ...toMeasureFacts(one.measures).map((fact) => ({
        ...fact,
        label: `${getLineName(one.line)}, ${String(fact.label)}`,
      })),
    ]);
  const rows: DeclarationRows = {
    lines: toLineFacts,
    replaced_lines: (replacedLines) =>
      replacedLines.map(({ was, line }) => ({
        label: t('replaced_line', { was: replaced_lines?.find((one) => one.was === was)?.was_name ?? was }),
        value: getLineName(line),
      })),
    back_years: (years) =>
      years.flatMap(({ tax_year, is_presumptive, zero_gross_affidavit, lines: yearLines }): Fact[] => {
        const label = t('not_filed', { year: tax_year });
        if (is_presumptive === true) return [{ label, value: t('presumptive') }];
        const closedFacts = zero_gross_affidavit === true ? [{ label, value: t('zero_gross_affidavit_yes') }] : [];
        return [
          ...toLineFacts(yearLines).map((fact) => ({ ...fact, label: `${label}: ${String(fact.label)}` })),
          ...closedFacts,
        ];
      }),
    zero_gross_affidavit: (is_marked) =>
      is_marked ? [{ label: t('zero_gross_affidavit'), value: t('zero_gross_affidavit_yes') }] : [],
    measures: toMeasureFacts,
    exemptions: (claims) => claims.flatMap((claim) => toClaimFacts(claim, getLineName)),
    total_assets: (amount) => [{ label: t('total_assets'), value: formatAmountText(amount) }],
    employees_female: (count) => [{ label: t('employees_female'), value: count }],
    employees_male: (count) => [{ label: t('employees_male'), value: count }],
    payment_mode: (mode) => [{ label: t('payment_mode'), value: t(mode) }],
    signed_name: (name) => [{ label: t('signed_name'), value: name }],
  };
  const names = Object.keys(rows) as (keyof DeclarationRows)[]; // the rows are keyed by field
  const facts = names.flatMap((field) => listDeclarationFacts(rows, field, result.output));
  return (
    <Section title={t('declaration')} level={3}>
      <Facts items={facts} />
    </Section>
  );
}

function listDeclarationFacts<F extends keyof DeclarationRows>(
  rows: DeclarationRows,
  field: F,
  declaration: FiledDeclaration,
): Fact[] {
  const answer = declaration[field];
  return answer === undefined || answer === null ? [] : rows[field](answer);
}

function formatAmountText(amount: string): string {
  const parsedAmount = parseCentavos(amount);
  return parsedAmount === undefined ? amount : formatPesos(parsedAmount);
}
