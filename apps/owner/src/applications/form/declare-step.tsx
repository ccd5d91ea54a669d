import type { AssessmentReply, Company } from '@ebpls/contracts';
import { type FieldMessages, useReload } from '@ebpls/remote-kit';
import { listLineMeasures } from '@ebpls/rules';
import { Grid, NumberField, Section, Stack } from '@ebpls/ui';
import { AmountField, CheckField } from '@ebpls/ui/forms';
import { Fragment, type ReactNode, useMemo } from 'react';

import type { SaveStatus, DraftValues } from '../../shared/drafts/autosave.ts';
import { useFields } from '../../shared/fields/form-fields.ts';
import { type StepArrival, StepForm } from '../../shared/steps/step-form.tsx';
import { useWords } from '../application.messages.ts';
import {
  type DeclarationField,
  type FigureName,
  listDeclarationFields,
  listLineAmountFields,
} from '../figures/declared-fields.ts';
import { useDeclaredSentences } from '../figures/declared-sentences.ts';
import { BusinessMeasures, MeasureFields } from '../../shared/measures/measure-fields.tsx';
import { ReliefFields } from '../../shared/measures/relief-fields.tsx';
import { BackYears } from './back-years.tsx';
import { PaymentModes } from './payment-modes.tsx';
import { findReplacedLine, ReplacedLineField } from './replaced-line-field.tsx';
import { createFiguresSchema, listDeclaredLines } from './steps.ts';

interface DeclareStepProps {
  readonly assessment: AssessmentReply;
  readonly company: Company;
  readonly today: string; // The business day, for the coming due days.
  readonly figures: DraftValues;
  readonly saveStatus: SaveStatus;
  readonly arrival: StepArrival | undefined;
  readonly onTyped: (values: DraftValues) => void;
  readonly onContinue: () => void;
  /** Saves the figures now. */
  readonly flush: () => Promise<void>;
  readonly refusedFields: FieldMessages | undefined;
}

/** Form fields 3, 24 and 30 to 33, from which the tax and the fees are computed. */
export function DeclareStep({ assessment, company, today, figures, onContinue, flush, ...step }: DeclareStepProps) {
  const reload = useReload();
  const schema = useMemo(() => createFiguresSchema(assessment, company), [assessment, company]);
  const sentences = useDeclaredSentences(assessment);
  return (
    <StepForm schema={schema} values={figures} sentences={sentences} onContinue={onContinue} {...step}>
      <Inputs assessment={assessment} today={today} onLineChosen={() => void flush().then(reload)} />
    </StepForm>
  );
}

interface InputsProps extends Pick<DeclareStepProps, 'assessment' | 'today'> {
  /** Saves the figures and reloads what the revenue code asks of the lines. */
  readonly onLineChosen: () => void;
}

function Inputs({ assessment, today, onLineChosen }: InputsProps) {
  const t = useWords();
  const { amount, text, count } = useFields();
  const inputs: Readonly<Record<FigureName, ReactNode>> = {
    lines: <DeclareLines assessment={assessment} onLineChosen={onLineChosen} />,
    zero_gross_affidavit: (
      <CheckField
        {...text('zero_gross_affidavit')}
        label={t('zero_gross_affidavit', { year: assessment.tax_year - 1 })}
        help={t('zero_gross_affidavit_help')}
      />
    ),
    back_years: <BackYears assessment={assessment} />,
    total_assets: <AmountField {...amount('total_assets')} label={t('total_assets')} help={t('total_assets_help')} />,
    employees_female: <NumberField {...count('employees_female')} label={t('employees_female')} />,
    employees_male: <NumberField {...count('employees_male')} label={t('employees_male')} />,
    measures: <BusinessMeasures measures={assessment.measures} />,
    exemptions: <ReliefFields assessment={assessment} />,
    payment_mode: <PaymentModes assessment={assessment} today={today} />,
  };
  const declarationFields = listDeclarationFields(assessment.application_type);
  const renderInput = ({ name }: DeclarationField) => <Fragment key={name}>{inputs[name]}</Fragment>;
  const workers = declarationFields.filter(({ is_of_workers }) => is_of_workers);
  return (
    <Stack gap={8}>
      {declarationFields.map((figure) => {
        if (!figure.is_of_workers) return renderInput(figure);
        if (figure !== workers[0]) return null;
        return (
          <Section key="workers" level={3} title={t('workers_part')}>
            <Grid columns={2} gap={6}>
              {workers.map(renderInput)}
            </Grid>
          </Section>
        );
      })}
    </Stack>
  );
}

function DeclareLines({ assessment, onLineChosen }: Pick<InputsProps, 'assessment' | 'onLineChosen'>) {
  const t = useWords();
  const { amount } = useFields();
  const rows = listDeclaredLines(assessment).map((row) => ({
    ...row,
    replaced: findReplacedLine(assessment.replaced_lines, row.line),
  }));
  return rows.map(({ line, name, category, replaced }, place) => (
    <Section
      key={`${line} ${category ?? ''}`}
      level={3}
      title={category === undefined ? t('line_of', { name }) : t('line_category', { name, category })}
    >
      <Stack gap={6}>
        {replaced && (
          <ReplacedLineField assessment={assessment} replacedLine={replaced} place={place} onChosen={onLineChosen} />
        )}
        {listLineAmountFields(assessment.application_type).map((field) => (
          <AmountField key={field} {...amount(`lines.${place}.${field}`)} label={t(field)} help={t(`${field}_help`)} />
        ))}
        <MeasureFields at={`lines.${place}.measures`} measures={listLineMeasures(assessment.measures, line)} />
      </Stack>
    </Section>
  ));
}
