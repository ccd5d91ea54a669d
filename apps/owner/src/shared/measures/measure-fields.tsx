// Fields of the measures that the revenue code asks of a business or of one of its lines, such as the rooms of an inn.

import { type FormMeasure, formatMeasureName } from '@ebpls/contracts';
import { listBusinessMeasures } from '@ebpls/rules';
import { NumberField, Section, Stack, TextField, useLocale } from '@ebpls/ui';
import { AmountField, ComboField, RadioField } from '@ebpls/ui/forms';
import { Controller, useFormContext } from 'react-hook-form';

import { useWords as useCommonWords } from '../../owner.messages.ts';
import { useFields } from '../fields/form-fields.ts';
import { useWords } from './measure.messages.ts';

interface MeasureFieldsProps {
  readonly measures: readonly FormMeasure[];
  /** Dotted name of the group in the form. */
  readonly at: string;
  /** Name of the line of business where the title above the fields does not say it. */
  readonly line?: string | undefined;
}

/** One field for each measure, in the order of the revenue code. */
export function MeasureFields({ measures, at, line }: MeasureFieldsProps) {
  return measures.map((measure) => (
    <MeasureField key={measure.code} measure={measure} name={`${at}.${measure.code}`} line={line} />
  ));
}

/** Measures of the whole business; nothing where the revenue code asks none. */
export function BusinessMeasures({ measures }: { readonly measures: readonly FormMeasure[] | undefined }) {
  const t = useWords();
  const businessMeasures = listBusinessMeasures(measures);
  if (businessMeasures.length === 0) return null;
  return (
    <Section level={3} title={t('title')} hint={t('hint')}>
      <Stack gap={6}>
        <MeasureFields at="measures" measures={businessMeasures} />
      </Stack>
    </Section>
  );
}

interface MeasureFieldProps {
  readonly measure: FormMeasure;
  readonly name: string;
  readonly line?: string | undefined;
}

function MeasureField({ measure, name, line }: MeasureFieldProps) {
  const t = useWords();
  const { kind, is_required } = measure;
  const { amount } = useFields();
  const measureName = formatMeasureName(measure, useLocale());
  const label = line === undefined ? measureName : `${measureName}, ${line}`;
  if (kind === 'YES_NO' || kind === 'CHOICE') return <MeasureChoice measure={measure} name={name} label={label} />;
  const field = { ...amount(name), label, ...(!is_required && { optional: true }) };
  if (measure.is_several === true) return <TextField {...field} help={t('several_help')} autoComplete="off" />;
  if (kind === 'MONEY') return <AmountField {...field} />;
  return <NumberField {...field} inputMode={kind === 'COUNT' ? 'numeric' : 'decimal'} />;
}

/** A longer list is searched by a part of the name. */
const MAX_VISIBLE_OPTIONS = 5;

function MeasureChoice({ measure, name, label }: MeasureFieldProps & { readonly label: string }) {
  const t = useCommonWords();
  const locale = useLocale();
  const { control } = useFormContext();
  const { getError } = useFields();
  const isYesNo = measure.kind === 'YES_NO';
  const options = isYesNo
    ? (['yes', 'no'] as const).map((value) => ({ value: String(value === 'yes'), label: t(value) }))
    : measure.values.map((choice) => ({ value: choice.code, label: choice.name[locale] }));
  const about = { label, options, ...getError(name), ...(!measure.is_required && { optional: true }) };
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value: answer, onChange, onBlur, ref } }) => {
        const value = String(answer ?? '');
        const pick = (code: string) => onChange(isYesNo ? code === 'true' : code);
        return options.length > MAX_VISIBLE_OPTIONS ? (
          <ComboField {...about} id={name} value={value} onPick={pick} ref={ref} />
        ) : (
          <RadioField
            {...about}
            name={name}
            value={value}
            onChange={({ target }) => pick(target.value)}
            onBlur={onBlur}
            ref={ref}
            inline={isYesNo}
          />
        );
      }}
    />
  );
}
