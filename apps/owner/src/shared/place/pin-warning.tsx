import type { Reference } from '@ebpls/contracts';
import { checkPin } from '@ebpls/rules';
import { Blocker, Button, type MapPosition, Row, Stack } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords } from './pin.messages.ts';
import { roundPoint } from './points.ts';

interface PinWarningProps {
  readonly reference: Reference;
  readonly brgycode: string | undefined;
  readonly point: MapPosition | undefined;
  readonly onBarangay?: ((brgycode: string) => void) | undefined; // Declares the barangay in which the pin lies.
  readonly onMove?: ((point: MapPosition) => void) | undefined; // Moves the pin to the middle of the declared barangay.
  readonly remarkField?: ReactNode; // Field for the reason why both stay as they are.
  readonly children?: ReactNode; // Replaces the warning's note that it does not block the form.
}

/** Warning about a pin outside the declared barangay, with both ways to correct it; it never blocks the form. */
export function PinWarning({ reference, brgycode, point, onBarangay, onMove, remarkField, children }: PinWarningProps) {
  const t = useWords();
  const { barangays } = reference;
  const check = checkPin(point, brgycode, barangays);
  const declaredBarangay = barangays.find((one) => one.brgycode === brgycode);
  const getName = (code: string | undefined): string => barangays.find((one) => one.brgycode === code)?.name ?? '';
  return (
    <Stack gap={4}>
      <output>
        {check.kind === 'elsewhere' && (
          <Blocker
            tone="warning"
            title={
              check.lies_in === undefined
                ? t('pin_outside', { declared: getName(brgycode) })
                : t('pin_other', { found: getName(check.lies_in), declared: getName(brgycode) })
            }
            action={
              <Row gap={2}>
                {check.lies_in !== undefined && onBarangay && (
                  <Button onClick={() => onBarangay(check.lies_in ?? '')}>
                    {t('take_barangay', { found: getName(check.lies_in) })}
                  </Button>
                )}
                {declaredBarangay && onMove && (
                  <Button onClick={() => onMove(roundPoint(declaredBarangay))}>
                    {t('move_to_barangay', { declared: declaredBarangay.name })}
                  </Button>
                )}
              </Row>
            }
          >
            {children ?? t('pin_optional')}
          </Blocker>
        )}
      </output>
      {check.kind === 'elsewhere' && remarkField}
    </Stack>
  );
}
