import { type Assessment, PAYMENT_MODES } from '@ebpls/contracts';
import type { FieldMessages } from '@ebpls/remote-kit';
import { AmountField, CheckField, Grid, NumberField, RadioField, Section, Stack } from '@ebpls/ui';

import type { Saving, Typed } from '../../autosave.ts';
import { StepForm, useFields } from '../../step-form.tsx';
import { useWords } from '../application-words.ts';
import { declaredLines, Figures } from './steps.ts';

interface DeclareStepProps {
  readonly assessment: Assessment;
  readonly figures: Typed;
  readonly saving: Saving;
  readonly onTyped: (values: Typed) => void;
  readonly onContinue: () => void;
  readonly refused: FieldMessages | undefined;
}

/** Form fields 3, 24 and 30 to 33: what the tax and the fees are computed from. */
export function DeclareStep({ assessment, figures, saving, onTyped, onContinue, refused }: DeclareStepProps) {
  return (
    <StepForm
      schema={Figures as never}
      values={figures}
      saving={saving}
      onTyped={onTyped}
      onContinue={onContinue}
      refused={refused}
    >
      <Stack gap={8}>
        <Lines assessment={assessment} />
        <Rest assessment={assessment} />
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

function Rest({ assessment }: { readonly assessment: Assessment }) {
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
      <RadioField
        {...text('payment_mode')}
        label={t('payment_mode')}
        help={is_new ? t('mode_NEW_help') : t('fees_first')}
        options={PAYMENT_MODES.map((value) => ({ value, label: t(value) }))}
      />
    </>
  );
}
