import { type AssessmentReply, parseCentavos, PAYMENT_MODES } from '@ebpls/contracts';
import { type Fact, formatPesos } from '@ebpls/ui';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';
import { useWords as useYearWords } from '../form/back-years.messages.ts';
import { type FigureName, listDeclarationFields, LINE_AMOUNTS } from './declared-fields.ts';
import { listDeclaredLines } from '../form/steps.ts';

/** The figures as pairs, before they are signed: every figure that was asked has its answer. */
export function useFigureAnswers(assessment: AssessmentReply): (figures: DraftValues) => Fact[] {
  const t = useWords();
  const f = useFormWords();
  const { application_type, tax_year } = assessment;

  const linesOf = (lines: unknown): Fact[] => {
    const typed: readonly DraftValues[] = Array.isArray(lines) ? lines : [];
    return listDeclaredLines(assessment).flatMap(({ name, category }, place) =>
      LINE_AMOUNTS.flatMap((field) => {
        const amount = typed[place]?.[field];
        const line = category === undefined ? name : t('line_category', { name, category });
        return typeof amount === 'string' ? [{ label: `${line}: ${t(field)}`, value: amountWritten(amount) }] : [];
      }),
    );
  };
  const yearsOf = useYearAnswers(linesOf);
  const modeOf = (chosen: unknown): Fact[] => {
    const mode = PAYMENT_MODES.find((known) => known === chosen);
    return application_type === 'NEW' ? [] : [{ label: t('payment_mode'), value: mode && t(mode) }];
  };
  const countOf = (figure: Exclude<FigureName, 'lines' | 'back_years'>, count: unknown): Fact[] => [
    { label: t(figure), value: Number(count ?? 0) },
  ];
  const answers: Readonly<Record<FigureName, (typed: unknown) => Fact[]>> = {
    lines: linesOf,
    zero_gross_affidavit: (is_marked) => [
      { label: t('zero_gross_affidavit', { year: tax_year - 1 }), value: f(is_marked === true ? 'yes' : 'no') },
    ],
    back_years: yearsOf,
    total_assets: (amount) => [
      { label: t('total_assets'), value: amountWritten(typeof amount === 'string' ? amount : '') },
    ],
    employees_female: (count) => countOf('employees_female', count),
    employees_male: (count) => countOf('employees_male', count),
    payment_mode: modeOf,
  };
  return (figures) => listDeclarationFields(application_type).flatMap(({ name }) => answers[name](figures[name]));
}

/** The answers for every year that was not filed, each named by its year. */
function useYearAnswers(linesOf: (lines: unknown) => Fact[]): (years: unknown) => Fact[] {
  const t = useWords();
  const f = useFormWords();
  const y = useYearWords();
  return (years) => {
    const typed: readonly DraftValues[] = Array.isArray(years) ? years : [];
    return typed.flatMap((year) => {
      const tax_year = Number(year['tax_year']);
      const labelled = (label: string) => y('of_year', { label, year: tax_year });
      if (year['is_presumptive'] === true) return [{ label: labelled(y('sales')), value: y('presumptive_answer') }];
      const closed = [{ label: labelled(t('zero_gross_affidavit', { year: tax_year - 1 })), value: f('yes') }];
      const lines = linesOf(year['lines']).map(({ label, value }) => ({ label: labelled(String(label)), value }));
      return [...lines, ...(year['zero_gross_affidavit'] === true ? closed : [])];
    });
  };
}

function amountWritten(typed: string): string {
  const amount = parseCentavos(typed);
  return amount === undefined ? typed : formatPesos(amount);
}
