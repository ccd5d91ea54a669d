import type { AssessmentReply } from '@ebpls/contracts';
import { Section, Stack, Text } from '@ebpls/ui';
import { AmountField, CheckField } from '@ebpls/ui/forms';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFields } from '../../shared/fields/form-fields.ts';
import { useWords as useFormWords } from '../application.messages.ts';
import { listLineAmountFields } from '../figures/declared-fields.ts';
import { useWords } from './back-years.messages.ts';
import { listBareLines, listDeclaredLines } from './steps.ts';

/** Form section for every earlier year that was not filed: its sales by line, or that there is no record of them. */
export function BackYears({ assessment }: { readonly assessment: AssessmentReply }) {
  const { back_years = [] } = assessment;
  return (
    <Stack gap={8}>
      {back_years.map((tax_year, place) => (
        <BackYear key={tax_year} assessment={assessment} tax_year={tax_year} at={`back_years.${place}`} />
      ))}
    </Stack>
  );
}

interface BackYearProps {
  readonly assessment: AssessmentReply;
  readonly tax_year: number;
  /** The dotted name of its fields. */
  readonly at: string;
}

function BackYear({ assessment, tax_year, at }: BackYearProps) {
  const t = useWords();
  const f = useFormWords();
  const { text } = useFields();
  const { setValue } = useFormContext();
  const is_presumptive = useWatch({ name: `${at}.is_presumptive` }) === true;
  useEffect(() => {
    // Typed sales no longer count.
    if (is_presumptive) setValue(`${at}.lines`, listBareLines(assessment));
  }, [assessment, at, is_presumptive, setValue]);
  const sales = tax_year - 1;
  return (
    <Section level={3} title={t('title', { year: tax_year })} hint={t('why', { year: tax_year, sales })}>
      <Stack gap={6}>
        <CheckField
          {...text(`${at}.is_presumptive`)}
          label={t('is_presumptive', { sales })}
          help={t('is_presumptive_help')}
        />
        {!is_presumptive && <Sales assessment={assessment} tax_year={tax_year} at={at} />}
        {!is_presumptive && (
          <CheckField
            {...text(`${at}.zero_gross_affidavit`)}
            label={f('zero_gross_affidavit', { year: sales })}
            help={f('zero_gross_affidavit_help')}
          />
        )}
      </Stack>
    </Section>
  );
}

function Sales({ assessment, tax_year, at }: BackYearProps) {
  const t = useWords();
  const f = useFormWords();
  const { amount } = useFields();
  return listDeclaredLines(assessment).map(({ line, name, category }, place) => (
    <Stack gap={6} key={`${line} ${category ?? ''}`}>
      <Text weight="bold">{category === undefined ? name : f('line_category', { name, category })}</Text>
      <Stack gap={6}>
        {listLineAmountFields('RENEWAL').map((field) => (
          <AmountField
            key={field}
            {...amount(`${at}.lines.${place}.${field}`)}
            label={t('of_year', { label: f(field), year: tax_year })}
            help={f(`${field}_help`)}
          />
        ))}
      </Stack>
    </Stack>
  ));
}
