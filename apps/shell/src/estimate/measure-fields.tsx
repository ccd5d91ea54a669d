// Fields of the estimate for what a revenue code asks of a line or of the business, such as the rooms of an inn.

import { type FormMeasure, formatMeasureName } from '@ebpls/contracts';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { NumberField, SelectField, TextField, useLocale } from '@ebpls/ui';
import { AmountField } from '@ebpls/ui/forms';

interface MeasureFieldsProps {
  readonly measures: readonly FormMeasure[];
  /** Dotted name of the fields before the group: `lines.0.`, or nothing for those of the business. */
  readonly of: string;
  /** Returns the message of a field. */
  readonly at: (name: string) => string | undefined;
}

/** One field for each measure; those of yes and no have names of their own, which the figures are read by. */
export function MeasureFields({ measures, of, at }: MeasureFieldsProps) {
  const t = useEstimateWords();
  const locale = useLocale();
  return measures.map((measure) => {
    const { code, kind, values, is_required } = measure;
    const name = `${of}measures.${code}`;
    const field = {
      name,
      label: formatMeasureName(measure, locale),
      error: at(name),
      ...(!is_required && { optional: true }),
    };
    if (measure.is_several === true)
      return <TextField key={code} {...field} help={t('several_help')} autoComplete="off" />;
    if (kind === 'MONEY') return <AmountField key={code} {...field} />;
    if (kind === 'YES_NO') {
      const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
      return (
        <SelectField key={code} {...field} id={name} name={`${of}answers.${code}`} options={options} placeholder="–" />
      );
    }
    if (kind !== 'CHOICE')
      return <NumberField key={code} {...field} inputMode={kind === 'COUNT' ? 'numeric' : 'decimal'} />;
    const choices = values.map((choice) => ({ value: choice.code, label: choice.name[locale] }));
    return <SelectField key={code} {...field} options={choices} placeholder="–" />;
  });
}
