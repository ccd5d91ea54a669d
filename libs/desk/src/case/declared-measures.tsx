// Shows an office what an owner declared for the fees beside the fields of the form, such as the rooms of an inn.

import {
  type AssessmentReply,
  type FormMeasure,
  formatMeasuredValue,
  formatMeasureName,
  type MeasuredValues,
} from '@ebpls/contracts';
import { type Fact, Facts, Section, useLocale } from '@ebpls/ui';
import * as v from 'valibot';

import { useWords } from '../frame/business.messages.ts';

const WrittenMeasures = v.optional(v.record(v.string(), v.union([v.string(), v.boolean()])), {});

const MeasuredDeclaration = v.object({
  measures: WrittenMeasures,
  lines: v.optional(v.array(v.object({ line: v.string(), measures: WrittenMeasures })), []),
});

/** A measure that the revenue code of the year has no more is shown by its code. */
function createUnnamedMeasure(code: string): Pick<FormMeasure, 'name' | 'unit' | 'kind' | 'values'> {
  return { name: { en: code, fil: code }, unit: null, kind: 'COUNT', values: [] };
}

/** Hook that lists declared values with the names of their measures. */
export function useMeasureFacts(measures: readonly FormMeasure[] = []): (values?: MeasuredValues) => Fact[] {
  const t = useWords();
  const locale = useLocale();
  const words = { locale, yes: t('yes'), no: t('no') };
  return (values = {}) =>
    Object.entries(values).map(([code, value]) => {
      const measure = measures.find((one) => one.code === code) ?? createUnnamedMeasure(code);
      return { label: formatMeasureName(measure, locale), value: formatMeasuredValue(measure, value, words) };
    });
}

interface DeclaredMeasuresProps {
  readonly assessment: Pick<AssessmentReply, 'declaration' | 'lines' | 'measures'>;
  /** The office that reads them. */
  readonly office: string;
}

/** Declared measures, those that this office verifies apart from the others; nothing where none was declared. */
export function DeclaredMeasures({ assessment, office }: DeclaredMeasuresProps) {
  const t = useWords();
  const { declaration, lines, measures = [] } = assessment;
  const toFacts = useMeasureFacts(measures);
  const result = v.safeParse(MeasuredDeclaration, declaration);
  if (!result.success) return null;
  const listFacts = (isOwn: boolean): Fact[] => {
    const codes = measures.filter(({ verified_by }) => (verified_by === office) === isOwn).map(({ code }) => code);
    const pick = (values: MeasuredValues) =>
      toFacts(Object.fromEntries(Object.entries(values).filter(([code]) => codes.includes(code))));
    return [
      ...result.output.lines.flatMap(({ line, measures: values }) => {
        const name = lines.find((one) => one.line === line)?.name ?? line;
        return pick(values).map((fact) => ({ ...fact, label: `${name}, ${String(fact.label)}` }));
      }),
      ...pick(result.output.measures),
    ];
  };
  return (
    <>
      <MeasureSection title={t('measures_to_verify')} facts={listFacts(true)} />
      <MeasureSection title={t('measures')} facts={listFacts(false)} />
    </>
  );
}

function MeasureSection({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Section title={title} level={3}>
      <Facts columns={2} items={facts} />
    </Section>
  );
}
