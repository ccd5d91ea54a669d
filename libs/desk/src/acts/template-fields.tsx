import { SelectField, Stack, TextArea } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from '../messages/desk.messages.ts';
import type { ActField, WrittenText } from './act-form.ts';

interface TemplatedLinesProps {
  readonly field: Extract<ActField, { initialText?: string }>;
  readonly templates: readonly WrittenText[];
  readonly error: string | undefined;
}

/** A text area with the office's templates below it: a chosen template is appended to the text and stays editable. */
export function TemplatedLines({ field, templates, error }: TemplatedLinesProps) {
  const t = useWords();
  const [text, write] = useState(field.initialText ?? '');
  const add = (place: string): void => {
    const template = templates[Number(place)]?.text;
    if (place !== '' && template !== undefined) write(text.trim() === '' ? template : `${text}\n${template}`);
  };
  return (
    <Stack gap={2}>
      <TextArea
        name={field.name}
        label={field.label}
        help={field.help}
        optional={field.is_optional}
        value={text}
        onChange={({ target }) => write(target.value)}
        error={error}
        rows={4}
      />
      <SelectField
        id={`${field.name}.template`}
        optional
        label={t('template_use')}
        placeholder={t('template_choose')}
        options={templates.map(({ title }, place) => ({ value: String(place), label: title }))}
        value=""
        onChange={({ target }) => add(target.value)}
      />
    </Stack>
  );
}
