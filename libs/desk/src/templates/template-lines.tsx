import { type OfficeTemplate, TEMPLATE_ACTS, MAX_OFFICE_TEMPLATES } from '@ebpls/contracts';
import { Button, Grid, IconButton, Row, SelectField, Stack, TextArea, TextField } from '@ebpls/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { useMessageGetter } from '../acts/fields/use-refused-fields.ts';
import { useWords } from './templates.messages.ts';

export type TemplatesValues = { readonly templates: readonly OfficeTemplate[] };

const EMPTY_TEMPLATE: OfficeTemplate = { act: 'return', title: { en: '', fil: '' }, text: { en: '', fil: '' } };

/** The editable templates of an office, which can be removed; the input in the other rows stays. */
export function TemplateLines() {
  const t = useWords();
  const { fields, append, remove } = useFieldArray<TemplatesValues, 'templates'>({ name: 'templates' });
  return (
    <Stack gap={6}>
      {fields.map(({ id }, place) => (
        <OneTemplate key={id} place={place} onRemove={() => remove(place)} />
      ))}
      {fields.length < MAX_OFFICE_TEMPLATES && (
        <Row>
          <Button icon="plus" onClick={() => append(EMPTY_TEMPLATE, { shouldFocus: false })}>
            {t('add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface OneTemplateProps {
  readonly place: number;
  readonly onRemove: () => void;
}

function OneTemplate({ place, onRemove }: OneTemplateProps) {
  const t = useWords();
  const { register } = useFormContext<TemplatesValues>();
  const getMessage = useMessageGetter();
  const number = place + 1;
  const getFieldProps = (path: 'act' | `${'title' | 'text'}.${'en' | 'fil'}`) => ({
    ...register(`templates.${place}.${path}`),
    error: getMessage(`templates.${place}.${path}`),
  });
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>{t('line', { number })}</legend>
      <Stack gap={2}>
        <SelectField
          {...getFieldProps('act')}
          label={t('act')}
          options={TEMPLATE_ACTS.map((value) => ({ value, label: t(value) }))}
        />
        <Grid columns={2} gap={4}>
          {(['en', 'fil'] as const).map((locale) => (
            <TextField key={locale} {...getFieldProps(`title.${locale}`)} label={t(`title_${locale}`)} />
          ))}
          {(['en', 'fil'] as const).map((locale) => (
            <TextArea key={locale} {...getFieldProps(`text.${locale}`)} label={t(`text_${locale}`)} rows={3} />
          ))}
        </Grid>
        <Row>
          <IconButton icon="close" label={t('remove', { number })} onClick={onRemove} />
        </Row>
      </Stack>
    </fieldset>
  );
}
