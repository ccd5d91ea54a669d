import type { Reference } from '@ebpls/contracts';
import { TextLink } from '@ebpls/ui';

import { useWords } from './pin.messages.ts';
import { PinWarning } from './pin-warning.tsx';
import { findPoint } from './points.ts';

interface PinCheckedProps {
  readonly reference: Reference;
  readonly place: Readonly<Record<string, unknown>>; // Registered or drafted fields of the place, unchecked.
  readonly changeAt: string | undefined; // Address of the place's step, where it can still be changed.
}

/** On a summary before sending: a pin and a barangay that disagree, and the reason why both stay (decision 0101). */
export function PinChecked({ reference, place, changeAt }: PinCheckedProps) {
  const t = useWords();
  const { brgycode, pin_remark } = place;
  const remark = typeof pin_remark === 'string' ? pin_remark.trim() : '';
  return (
    <PinWarning
      reference={reference}
      brgycode={typeof brgycode === 'string' ? brgycode : undefined}
      point={findPoint(place)}
    >
      <p>{remark === '' ? t('pin_no_reason') : t('pin_reason', { remark })}</p>
      <p>{t('pin_optional')}</p>
      {changeAt !== undefined && <TextLink to={changeAt}>{t('to_place')}</TextLink>}
    </PinWarning>
  );
}
