import type { Assessment } from '@ebpls/contracts';
import type { FieldMessages } from '@ebpls/remote-kit';
import { AmountField, CheckField, Grid, NumberField, Section, Stack } from '@ebpls/ui';

import type { Saving, Typed } from '../../autosave.ts';
import { useFields } from '../../form-fields.ts';
import { StepForm } from '../../step-form.tsx';
import { useWords } from '../application.messages.ts';
import { useDeclaredSentences } from './declared-sentences.ts';
import { PaymentModes } from './payment-modes.tsx';
import { declaredLines, Figures } from './steps.ts';

interface DeclareStepProps {
  readonly assessment: Assessment;
  /** The business day, for the due days that are still to come. */
  readonly today: string;
  readonly figures: Typed;
  readonly saving: Saving;
  readonly onTyped: (values: Typed) => void;
  readonly onContinue: () => void;
  readonly refused: FieldMessages | undefined;
}

/** Form fields 3, 24 and 30 to 33: what the tax and the fees are computed from. */
export function DeclareStep({ assessment, today, figures, saving, onTyped, onContinue, refused }: DeclareStepProps) {
  const sentences = useDeclaredSentences(assessment);
  return (
    <StepForm
      schema={Figures as never}
      values={figures}
      sentences={sentences}
      saving={saving}
      onTyped={onTyped}
      onContinue={onContinue}
      refused={refused}
    >
      <Stack gap={8}>
        <Lines assessment={assessment} />
        <Rest assessment={assessment} today={today} />
      </Stack>
    </StepForm>
  );
}

function Lines({ assessment }: { readonly assessment: Assessment }) {
  const t = useWords();
  const { amount } = useFields();
  const is_new = assessment.application_type === 'NEW';
  return declaredLines(assessment).map(({ line, name, category }, place) => (
    <Section
      key={`${line} ${category ?? ''}`}
      level={3}
      title={category === undefined ? t('line_of', { name }) : t('line_category', { name, category })}
    >
      <Stack gap={6}>
        {is_new && (
          <AmountField
            {...amount(`lines.${place}.capitalization`)}
            label={t('capitalization')}
            help={t('capitalization_help')}
          />
        )}
        {!is_new && (
          <AmountField
            {...amount(`lines.${place}.gross_essential`)}
            label={t('gross_essential')}
            help={t('gross_essential_help')}
          />
        )}
        {!is_new && (
          <AmountField
            {...amount(`lines.${place}.gross_non_essential`)}
            label={t('gross_non_essential')}
            help={t('gross_non_essential_help')}
          />
        )}
      </Stack>
    </Section>
  ));
}

function Rest({ assessment, today }: { readonly assessment: Assessment; readonly today: string }) {
  const t = useWords();
  const { amount, text, count } = useFields();
  const is_new = assessment.application_type === 'NEW';
  const year = assessment.tax_year - 1;
  return (
    <>
      {!is_new && (
        <CheckField
          {...text('zero_gross_affidavit')}
          label={t('zero_gross_affidavit', { year })}
          help={t('zero_gross_affidavit_help')}
        />
      )}
      <AmountField {...amount('total_assets')} label={t('total_assets')} help={t('total_assets_help')} />
      <Section level={3} title={t('workers_part')}>
        <Grid columns={2} gap={6}>
          <NumberField {...count('employees_female')} label={t('employees_female')} />
          <NumberField {...count('employees_male')} label={t('employees_male')} />
        </Grid>
      </Section>
      <PaymentModes assessment={assessment} today={today} />
    </>
  );
}
