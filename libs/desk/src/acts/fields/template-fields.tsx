import { SelectField, Stack, TextArea } from '@ebpls/ui';
import { useFormContext } from 'react-hook-form';

import { useWords } from '../../messages/desk.messages.ts';
import type { ActField, WrittenText } from '../act-form.ts';
import { useMessageGetter } from './use-refused-fields.ts';

interface TemplatedLinesProps {
  readonly field: Extract<ActField, { initialText?: string }>;
  readonly templates: readonly WrittenText[];
}

/** A text area with the office's templates above it: a chosen template is appended to the text and stays editable. */
export function TemplatedLines({ field: { name, label, help, is_optional }, templates }: TemplatedLinesProps) {
  const t = useWords();
  const { register, getValues, setValue } = useFormContext<Record<string, string>>();
  const error = useMessageGetter()(name);
  const add = (place: string): void => {
    const template = templates[Number(place)]?.text;
    const text = getValues(name) ?? '';
    if (place !== '' && template !== undefined) setValue(name, text.trim() === '' ? template : `${text}\n${template}`);
  };
  return (
    <Stack gap={2}>
      <SelectField
        id={`${name}.template`}
        optional
        label={t('template_use')}
        placeholder={t('template_choose')}
        options={templates.map(({ title }, place) => ({ value: String(place), label: title }))}
        value=""
        onChange={({ target }) => add(target.value)}
      />
      <TextArea {...register(name)} label={label} help={help} optional={is_optional} error={error} rows={4} />
    </Stack>
  );
}
