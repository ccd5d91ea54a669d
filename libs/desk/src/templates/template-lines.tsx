import { type OfficeTemplate, TEMPLATE_ACTS, MAX_OFFICE_TEMPLATES } from '@ebpls/contracts';
import { Button, Grid, IconButton, Row, SelectField, Stack, TextArea, TextField } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from './templates.messages.ts';

interface InForm {
  readonly id: number;
  readonly template: OfficeTemplate;
}

const EMPTY_TEMPLATE: OfficeTemplate = { act: 'return', title: { en: '', fil: '' }, text: { en: '', fil: '' } };

interface TemplateLinesProps {
  readonly templates: readonly OfficeTemplate[];
  readonly errorAt: (path: string) => string | undefined;
}

/** The editable templates of an office, which can be removed; the input in the other rows stays. */
export function TemplateLines({ templates, errorAt }: TemplateLinesProps) {
  const t = useWords();
  const [rows, setRows] = useState<readonly InForm[]>(() => templates.map((template, id) => ({ id, template })));
  const next = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
  return (
    <Stack gap={6}>
      {rows.map(({ id, template }, place) => (
        <OneTemplate
          key={id}
          id={id}
          place={place}
          template={template}
          errorAt={errorAt}
          onRemove={() => setRows(rows.filter((one) => one.id !== id))}
        />
      ))}
      {rows.length < MAX_OFFICE_TEMPLATES && (
        <Row>
          <Button icon="plus" onClick={() => setRows([...rows, { id: next, template: EMPTY_TEMPLATE }])}>
            {t('add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface OneTemplateProps extends InForm {
  readonly place: number;
  readonly errorAt: TemplateLinesProps['errorAt'];
  readonly onRemove: () => void;
}

function OneTemplate({ id, place, template: { act, title, text }, errorAt, onRemove }: OneTemplateProps) {
  const t = useWords();
  const number = place + 1;
  const wrong = (path: string) => errorAt(`templates.${place}.${path}`);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>{t('line', { number })}</legend>
      <input type="hidden" name="template" value={id} />
      <Stack gap={2}>
        <SelectField
          name={`${id}.act`}
          label={t('act')}
          options={TEMPLATE_ACTS.map((value) => ({ value, label: t(value) }))}
          defaultValue={act}
          error={wrong('act')}
        />
        <Grid columns={2} gap={4}>
          {(['en', 'fil'] as const).map((locale) => (
            <TextField
              key={locale}
              name={`${id}.title.${locale}`}
              label={t(`title_${locale}`)}
              defaultValue={title[locale]}
              error={wrong(`title.${locale}`)}
            />
          ))}
          {(['en', 'fil'] as const).map((locale) => (
            <TextArea
              key={locale}
              name={`${id}.text.${locale}`}
              label={t(`text_${locale}`)}
              defaultValue={text[locale]}
              error={wrong(`text.${locale}`)}
              rows={3}
            />
          ))}
        </Grid>
        <Row>
          <IconButton icon="close" label={t('remove', { number })} onClick={onRemove} />
        </Row>
      </Stack>
    </fieldset>
  );
}

/** The templates in the order of the form, with the names of the contract's body. */
export function readTemplates(formData: FormData) {
  const read = (name: string): string => String(formData.get(name) ?? '');
  return formData.getAll('template').map((id) => ({
    act: read(`${id}.act`),
    title: { en: read(`${id}.title.en`), fil: read(`${id}.title.fil`) },
    text: { en: read(`${id}.text.en`), fil: read(`${id}.text.fil`) },
  }));
}
