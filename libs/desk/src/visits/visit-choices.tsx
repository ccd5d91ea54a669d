import type { Visit } from '@ebpls/contracts';
import { SelectField } from '@ebpls/ui';

import { useWords } from './agenda.messages.ts';

interface BarangayChoiceProps {
  readonly of: readonly Pick<Visit, 'barangay_name'>[];
  readonly chosen: string;
  readonly onChoose: (barangay: string) => void;
}

/** One barangay or all; nothing where there is no choice. */
export function BarangayChoice({ of, chosen, onChoose }: BarangayChoiceProps) {
  const t = useWords();
  const places = [...new Set(of.map(({ barangay_name }) => barangay_name))].toSorted();
  if (places.length < 2 && chosen === '') return null;
  return (
    <SelectField
      label={t('barangay')}
      width="short"
      placeholder={t('every_barangay')}
      value={chosen}
      options={places.map((name) => ({ value: name, label: name }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
