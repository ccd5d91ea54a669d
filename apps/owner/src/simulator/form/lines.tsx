import { MAX_LINES, type RevenueCode } from '@ebpls/contracts';
import { Button, Section, Stack } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';

import { LineFields } from './line-fields.tsx';
import { useSimulatorFields } from './simulator-fields.ts';

/** Lines of business in the tax simulator, each with its tax base. */
export function SimulatorLines({ code }: { readonly code: RevenueCode }) {
  const { t, check } = useSimulatorFields();
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const isNew = useWatch({ name: 'application_type' }) === 'NEW';
  return (
    <Section level={3} title={t('lines_part')}>
      <Stack gap={6}>
        {fields.map(({ id }, place) => (
          <LineFields
            key={id}
            place={place}
            code={code}
            isNew={isNew}
            {...(fields.length > 1 && { onRemove: () => remove(place) })}
          />
        ))}
        {fields.length < MAX_LINES && (
          <div>
            <Button icon="plus" onClick={() => append({ line: '', units: {} }, { shouldFocus: false })}>
              {t('add_line')}
            </Button>
          </div>
        )}
        {!isNew && (
          <CheckField
            {...check('zero_gross_affidavit')}
            label={t('zero_gross_affidavit', { year: code.tax_year - 1 })}
            help={t('zero_gross_affidavit_help')}
          />
        )}
      </Stack>
    </Section>
  );
}
