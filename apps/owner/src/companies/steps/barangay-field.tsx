import type { Reference } from '@ebpls/contracts';

import { useFields } from '../../shared/fields/form-fields.ts';
import { BarangayCombo } from '../../shared/fields/barangay-combo.tsx';
import { useWords } from '../form/form.messages.ts';

/** Barangay of the place, searched by a part of its name. */
export function BarangayField({ reference }: { readonly reference: Reference }) {
  const t = useWords();
  const { getError } = useFields();
  return (
    <BarangayCombo
      barangays={reference.barangays}
      label={t('brgycode')}
      help={t('brgycode_help')}
      error={getError('brgycode').error}
    />
  );
}
