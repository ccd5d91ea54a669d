import type { VisitReply } from '@ebpls/contracts';
import { Segmented } from '@ebpls/ui/lists';
import { SelectField } from '@ebpls/ui';

import { useOffice } from '../find-office.ts';
import { useWords } from './agenda.messages.ts';

/**
 * Layout of the visit pages with the switch between the list of two weeks and the month; each begins at the day of the
 * other.
 */
export function VisitLayout({ layout, day }: { readonly layout: 'agenda' | 'calendar'; readonly day: string }) {
  const t = useWords();
  const visits = `/${useOffice() ?? ''}/request/visits`;
  return (
    <Segmented
      size="desk"
      label={t('layout')}
      value={layout}
      options={[
        { value: 'agenda', label: t('agenda'), to: `${visits}?from=${day}` },
        { value: 'calendar', label: t('calendar'), to: `${visits}/calendar?day=${day}` },
      ]}
    />
  );
}

interface BarangayChoiceProps {
  readonly of: readonly Pick<VisitReply, 'barangay_name'>[];
  readonly barangay: string;
  readonly onChoose: (barangay: string) => void;
}

/** Filter by barangay; renders nothing where there is no choice. */
export function BarangayChoice({ of, barangay, onChoose }: BarangayChoiceProps) {
  const t = useWords();
  const places = [...new Set(of.map(({ barangay_name }) => barangay_name))].toSorted();
  if (places.length < 2 && barangay === '') return null;
  return (
    <SelectField
      label={t('barangay')}
      width="short"
      placeholder={t('every_barangay')}
      value={barangay}
      options={places.map((name) => ({ value: name, label: name }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
