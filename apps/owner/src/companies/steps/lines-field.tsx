import { MAX_LINES, type Reference } from '@ebpls/contracts';
import { Button, Stack } from '@ebpls/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { useFields } from '../../shared/fields/form-fields.ts';
import { useWords } from '../form/form.messages.ts';
import { LineFields } from './line-fields.tsx';

/** The lines of business, of which one is the main one. */
export function LinesField({ reference }: { readonly reference: Reference }) {
  const t = useWords();
  const { getError } = useFields();
  const { control, setValue } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });

  const choosePrincipal = (principal: number): void => {
    fields.forEach((_, place) => setValue(`lines.${place}.is_principal`, place === principal, { shouldDirty: true }));
  };
  const removeLine = (place: number): void => {
    remove(place);
    if (fields.length === 2) setValue('lines.0.is_principal', true);
  };

  return (
    <Stack gap={8}>
      {fields.map(({ id }, place) => (
        <LineFields
          key={id}
          place={place}
          reference={reference}
          onPrincipal={() => choosePrincipal(place)}
          {...(fields.length > 1 && { onRemove: () => removeLine(place) })}
          listError={place === 0 ? getError('lines').error : undefined}
        />
      ))}
      {fields.length < MAX_LINES && (
        <div>
          <Button
            icon="plus"
            onClick={() =>
              append({ line: '', products: '', is_principal: fields.length === 0, units: {} }, { shouldFocus: false })
            }
          >
            {t('add_line')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
