import { type Assessment, centavosFromText, PAYMENT_MODES } from '@ebpls/contracts';
import { type Fact, pesosWritten } from '@ebpls/ui';

import type { DraftValues } from '../../ground/drafts/autosave.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';
import { type Figure, figuresAsked, LINE_AMOUNTS } from './declared-fields.ts';
import { declaredLines } from '../form/steps.ts';

/** The figures as pairs, before they are signed: every figure that was asked has its answer. */
export function useFigureAnswers(assessment: Assessment): (figures: DraftValues) => Fact[] {
  const t = useWords();
  const f = useFormWords();
  const { application_type, tax_year } = assessment;

  const linesOf = (lines: unknown): Fact[] => {
    const typed: readonly DraftValues[] = Array.isArray(lines) ? lines : [];
    return declaredLines(assessment).flatMap(({ name, category }, place) =>
      LINE_AMOUNTS.flatMap((field) => {
        const amount = typed[place]?.[field];
        const line = category === undefined ? name : t('line_category', { name, category });
        return typeof amount === 'string' ? [{ label: `${line}: ${t(field)}`, value: amountWritten(amount) }] : [];
      }),
    );
  };
  const modeOf = (chosen: unknown): Fact[] => {
    const mode = PAYMENT_MODES.find((known) => known === chosen);
    return application_type === 'NEW' ? [] : [{ label: t('payment_mode'), value: mode && t(mode) }];
  };
  const countOf = (figure: Exclude<Figure, 'lines'>, count: unknown): Fact[] => [
    { label: t(figure), value: Number(count ?? 0) },
  ];
  const answers: Readonly<Record<Figure, (typed: unknown) => Fact[]>> = {
    lines: linesOf,
    zero_gross_affidavit: (is_marked) => [
      { label: t('zero_gross_affidavit', { year: tax_year - 1 }), value: f(is_marked === true ? 'yes' : 'no') },
    ],
    total_assets: (amount) => [
      { label: t('total_assets'), value: amountWritten(typeof amount === 'string' ? amount : '') },
    ],
    employees_female: (count) => countOf('employees_female', count),
    employees_male: (count) => countOf('employees_male', count),
    payment_mode: modeOf,
  };
  return (figures) => figuresAsked(application_type).flatMap(({ name }) => answers[name](figures[name]));
}

function amountWritten(typed: string): string {
  const amount = centavosFromText(typed);
  return amount === undefined ? typed : pesosWritten(amount);
}
