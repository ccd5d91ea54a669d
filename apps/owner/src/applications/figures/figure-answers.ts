import { type AssessmentReply, parseCentavos, PAYMENT_MODES } from '@ebpls/contracts';
import { listBusinessMeasures, listLineMeasures } from '@ebpls/rules';
import { type Fact, formatPesos } from '@ebpls/ui';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';
import { useWords as useYearWords } from '../form/back-years.messages.ts';
import { useMeasureFacts } from '../../shared/measures/measure-values.ts';
import { useClaimFacts } from '../../shared/measures/relief-claims.ts';
import { type FigureName, listDeclarationFields, LINE_AMOUNTS } from './declared-fields.ts';
import { listDeclaredLines } from '../form/steps.ts';

/** Returns the declared figures as label and value for the summary before the signature. */
export function useFigureAnswers(assessment: AssessmentReply): (figures: DraftValues) => Fact[] {
  const t = useWords();
  const f = useFormWords();
  const { application_type, tax_year, payment_days } = assessment;

  const toMeasureFacts = useMeasureFacts();
  const toLineFacts = (lines: unknown, measures = assessment.measures): Fact[] => {
    const rows: readonly DraftValues[] = Array.isArray(lines) ? lines : [];
    return listDeclaredLines(assessment).flatMap(({ line: code, name, category }, place) => {
      const line = category === undefined ? name : t('line_category', { name, category });
      const amounts = LINE_AMOUNTS.flatMap((field) => {
        const amount = rows[place]?.[field];
        return typeof amount === 'string' ? [{ label: t(field), value: formatFigureAmount(amount) }] : [];
      });
      const measureFacts = toMeasureFacts(listLineMeasures(measures, code), rows[place]?.['measures']);
      return [...amounts, ...measureFacts].map((fact) => ({ ...fact, label: `${line}: ${String(fact.label)}` }));
    });
  };
  // Only the year of the application declares measures.
  const toYearFacts = useYearAnswers((lines) => toLineFacts(lines, []));
  const toModeFacts = (answer: unknown): Fact[] => {
    const mode = PAYMENT_MODES.find((one) => one === answer);
    const isPaidAtOnce = application_type === 'NEW' && (payment_days ?? []).length === 0;
    return isPaidAtOnce ? [] : [{ label: t('payment_mode'), value: mode && t(mode) }];
  };
  const answers: Readonly<Record<FigureName, (typedLines: unknown) => Fact[]>> = {
    lines: (typedLines) => toLineFacts(typedLines),
    zero_gross_affidavit: (is_marked) => [
      { label: t('zero_gross_affidavit', { year: tax_year - 1 }), value: f(is_marked === true ? 'yes' : 'no') },
    ],
    back_years: toYearFacts,
    total_assets: (amount) => [
      { label: t('total_assets'), value: formatFigureAmount(typeof amount === 'string' ? amount : '') },
    ],
    employees_female: (count) => toCountFacts(t('employees_female'), count),
    employees_male: (count) => toCountFacts(t('employees_male'), count),
    measures: (values) => toMeasureFacts(listBusinessMeasures(assessment.measures), values),
    exemptions: useClaimFacts(assessment.reliefs),
    payment_mode: toModeFacts,
  };
  return (figures) => listDeclarationFields(application_type).flatMap(({ name }) => answers[name](figures[name]));
}

const toCountFacts = (label: string, count: unknown): Fact[] => [{ label, value: Number(count ?? 0) }];

/** Returns the answers for every year that was not filed, each labelled with its year. */
function useYearAnswers(toLineFacts: (lines: unknown) => Fact[]): (years: unknown) => Fact[] {
  const t = useWords();
  const f = useFormWords();
  const y = useYearWords();
  return (years) => {
    const rows: readonly DraftValues[] = Array.isArray(years) ? years : [];
    return rows.flatMap((year) => {
      const tax_year = Number(year['tax_year']);
      const toYearLabel = (label: string) => y('of_year', { label, year: tax_year });
      if (year['is_presumptive'] === true) return [{ label: toYearLabel(y('sales')), value: y('presumptive_answer') }];
      const closedFacts = [{ label: toYearLabel(t('zero_gross_affidavit', { year: tax_year - 1 })), value: f('yes') }];
      const lines = toLineFacts(year['lines']).map(({ label, value }) => ({
        label: toYearLabel(String(label)),
        value,
      }));
      return [...lines, ...(year['zero_gross_affidavit'] === true ? closedFacts : [])];
    });
  };
}

function formatFigureAmount(text: string): string {
  const amount = parseCentavos(text);
  return amount === undefined ? text : formatPesos(amount);
}
