import type { Reference } from '@ebpls/contracts';
import { checkPin } from '@ebpls/rules';
import { Blocker, Button, type Place } from '@ebpls/ui';

import { useWords } from '../form/form.messages.ts';

interface PinWarningProps {
  readonly reference: Reference;
  readonly brgycode: string | undefined;
  readonly point: Place | undefined;
  /** Declares the barangay in which the pin lies. */
  readonly onBarangay?: ((brgycode: string) => void) | undefined;
}

/** A pin outside the declared barangay: told, with both ways to put it right, and never in the way. */
export function PinWarning({ reference: { barangays }, brgycode, point, onBarangay }: PinWarningProps) {
  const t = useWords();
  const check = checkPin(point, brgycode, barangays);
  const nameOf = (code: string | undefined): string => barangays.find((one) => one.brgycode === code)?.name ?? '';
  return (
    <output>
      {check.kind === 'elsewhere' && (
        <Blocker
          tone="warning"
          title={
            check.lies_in === undefined
              ? t('pin_nowhere', { declared: nameOf(brgycode) })
              : t('pin_other', { found: nameOf(check.lies_in), declared: nameOf(brgycode) })
          }
          action={
            check.lies_in !== undefined &&
            onBarangay && (
              <Button onClick={() => onBarangay(check.lies_in ?? '')}>
                {t('take_barangay', { found: nameOf(check.lies_in) })}
              </Button>
            )
          }
        >
          {t('pin_goes_on')}
        </Blocker>
      )}
    </output>
  );
}
