import type { FormMeasure, Reference } from '@ebpls/contracts';
import { listLineMeasures } from '@ebpls/rules';
import { SelectField, Stack, TextField } from '@ebpls/ui';
import { AmountField } from '@ebpls/ui/forms';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFields } from '../../shared/fields/form-fields.ts';
import { LineCombo } from '../../shared/fields/line-combo.tsx';
import { BusinessMeasures, MeasureFields } from '../../shared/measures/measure-fields.tsx';
import { useWords } from './change.messages.ts';
import { useCategoryName } from './use-category-name.ts';

interface AddedLineProps {
  readonly reference: Reference;
  /** What the revenue code asks for the chosen line. */
  readonly measures: readonly FormMeasure[];
}

/** Fields of a line of business that is added during the year. */
export function AddedLine({ reference, measures }: AddedLineProps) {
  const t = useWords();
  const { text, getError } = useFields();
  const { setValue } = useFormContext();
  const getCategoryName = useCategoryName();
  const code: unknown = useWatch({ name: 'lines.0.line' });
  const categories = reference.lines.find(({ line }) => line === code)?.categories ?? [];
  // Answers about another line no longer count.
  const removeAnswers = (): void => {
    if (measures.length === 0) return;
    setValue('lines.0.measures', {});
    setValue('measures', {});
  };
  return (
    <Stack gap={6}>
      <LineCombo
        name="lines.0.line"
        lines={reference.lines}
        label={t('line')}
        error={getError('lines.0.line').error}
        onPick={removeAnswers}
      />
      {categories.length > 1 && (
        <SelectField
          {...text('lines.0.category')}
          label={t('category')}
          placeholder="–"
          options={categories.map((value) => ({ value, label: getCategoryName(value) }))}
        />
      )}
      <TextField {...text('lines.0.products')} label={t('products')} optional />
      <AmountField {...text('lines.0.capitalization')} label={t('line_capital')} />
      <MeasureFields at="lines.0.measures" measures={listLineMeasures(measures, String(code))} />
      <BusinessMeasures measures={measures} />
    </Stack>
  );
}
