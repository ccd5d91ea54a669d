import type { Reference } from '@ebpls/contracts';
import { Button, Stack } from '@ebpls/ui';
import { createContext, use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { PlainInput, type PlainInputField } from '../../shared/fields/plain-input.tsx';
import { useWords } from '../form/form.messages.ts';

/** Address of the business as the form has it now; empty until its street and barangay are known. */
export const BusinessAddressContext = createContext('');

/** Formats the address of the business in one line; empty until its street and barangay are known. */
export function formatBusinessAddress(place: DraftValues, { barangays, municipality }: Reference): string {
  const barangay = barangays.find(({ brgycode }) => brgycode === place['brgycode'])?.name;
  if (barangay === undefined || !hasText(place['street'])) return '';
  const { unit, building, street, subdivision } = place;
  return [unit, building, street, subdivision, barangay, municipality.name, municipality.province]
    .filter(hasText)
    .join(', ');
}

const hasText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Address of the owner; one press fills in that of the business (form field 19, domain reference 2). */
export function OwnerAddressField({ field }: { readonly field: PlainInputField }) {
  const t = useWords();
  const business_address = use(BusinessAddressContext);
  const { setValue } = useFormContext();
  const current: unknown = useWatch({ name: field.name });
  return (
    <Stack gap={2}>
      <PlainInput kind="long_text" field={field} />
      {business_address !== '' && current !== business_address && (
        <div>
          <Button
            size="desk"
            icon="store"
            onClick={() => setValue(field.name, business_address, { shouldDirty: true, shouldValidate: true })}
          >
            {t('same_address')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
