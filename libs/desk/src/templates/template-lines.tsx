import { type OfficeTemplate, TEMPLATE_ACTS, MAX_OFFICE_TEMPLATES } from '@ebpls/contracts';
import { Button, Grid, Row, Rows, SelectField, Stack, TextArea, TextField, useLocale } from '@ebpls/ui';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';

import { EditableEntry } from '../acts/fields/editable-entry.tsx';
import { useMessageGetter } from '../acts/fields/use-refused-fields.ts';
import { useWords } from './templates.messages.ts';

export type TemplatesValues = { readonly templates: readonly OfficeTemplate[] };

const EMPTY_TEMPLATE: OfficeTemplate = { act: 'return', title: { en: '', fil: '' }, text: { en: '', fil: '' } };

/** The editable templates of an office, each a line until it is opened; the input in the other rows stays. */
export function TemplateLines() {
  const t = useWords();
  const { fields, append, remove } = useFieldArray<TemplatesValues, 'templates'>({ name: 'templates' });
  return (
    <Stack gap={6}>
      {fields.length > 0 && (
        <Rows label={t('title')}>
          {fields.map(({ id }, place) => (
            <OneTemplate key={id} place={place} onRemove={() => remove(place)} />
          ))}
        </Rows>
      )}
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

const TEMPLATE_FIELDS = ['act', 'title.en', 'title.fil', 'text.en', 'text.fil'] as const;

function OneTemplate({ place, onRemove }: OneTemplateProps) {
  const t = useWords();
  const locale = useLocale();
  const { register } = useFormContext<TemplatesValues>();
  const { act, title, text } = useWatch<TemplatesValues, `templates.${number}`>({ name: `templates.${place}` });
  const getMessage = useMessageGetter();
  const getFieldProps = (path: (typeof TEMPLATE_FIELDS)[number]) => ({
    ...register(`templates.${place}.${path}`),
    error: getMessage(`templates.${place}.${path}`),
  });
  return (
    <EditableEntry
      label={t('line', { number: place + 1 })}
      title={title[locale]}
      noteStart={t(act)}
      note={text[locale]}
      isNew={text.en === '' && text.fil === ''}
      hasError={TEMPLATE_FIELDS.some((path) => getMessage(`templates.${place}.${path}`) !== undefined)}
      onRemove={onRemove}
    >
      <SelectField
        {...getFieldProps('act')}
        label={t('act')}
        width="short"
        options={TEMPLATE_ACTS.map((value) => ({ value, label: t(value) }))}
      />
      <Grid columns={2} gap={4}>
        <TextField {...getFieldProps('title.en')} label={t('title_en')} />
        <TextField {...getFieldProps('title.fil')} label={t('title_fil')} />
        <TextArea {...getFieldProps('text.en')} label={t('text_en')} rows={3} />
        <TextArea {...getFieldProps('text.fil')} label={t('text_fil')} rows={3} />
      </Grid>
    </EditableEntry>
  );
}
