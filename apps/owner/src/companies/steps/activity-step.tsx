import { LINES_AT_MOST, type Reference } from '@ebpls/contracts';
import { AmountField, Button, CheckField, DateField, Stack } from '@ebpls/ui';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { useBusinessFields } from '../form/fields.ts';
import { LineFields } from './line-fields.tsx';

/** Form fields 30, 31 and 35 to 37: the lines of business and what belongs to all of them. */
export function ActivityStep({ reference }: { readonly reference: Reference }) {
  const { text, errorOf, t } = useBusinessFields();
  const { control, setValue } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });

  const choosePrincipal = (chosen: number): void => {
    fields.forEach((_, place) => setValue(`lines.${place}.is_principal`, place === chosen, { shouldDirty: true }));
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
          listError={place === 0 ? errorOf('lines').error : undefined}
        />
      ))}
      {fields.length < LINES_AT_MOST && (
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
      <Stack gap={6}>
        <AmountField {...text('total_assets')} help={t('total_assets_help')} />
        <DateField {...text('date_started')} />
        <CheckField {...text('sells_liquor')} label={t('sells_liquor')} />
        <CheckField {...text('sells_tobacco')} label={t('sells_tobacco')} />
      </Stack>
    </Stack>
  );
}
