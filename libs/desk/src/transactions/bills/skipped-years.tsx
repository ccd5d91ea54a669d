import type { AssessmentReply } from '@ebpls/contracts';
import { Button, Remark, Row, Text } from '@ebpls/ui';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog.tsx';
import { useWords } from '../transaction.messages.ts';

/**
 * Earlier years that a renewal bills, and those that it skips. After the payment of a renewal the licensing office bills
 * the skipped ones, because the renewal can no longer be returned.
 */
export function SkippedYears({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { back_years = [], open_years = [], state, acts, assessment_code } = assessment;
  const years = open_years.join(', ');
  const isPaid = state === 'PAID';
  const act = 'bill_skipped_years';
  return (
    <>
      {open_years.length > 0 && (
        <Remark icon="flag" tone="warning">
          {t(isPaid ? 'paid_open_years' : 'open_years', { years })}
        </Remark>
      )}
      {open_years.length > 0 && isPaid && acts.includes('release') && (
        <Row>
          <Button onClick={() => setOpen(true)}>{t(act)}</Button>
        </Row>
      )}
      {isOpen && (
        <ActDialog
          form={{
            act,
            on: assessment_code,
            title: t(`dialog_${act}`, { years }),
            lead: t(`lead_${act}`),
            confirm: t(act),
            fields: [],
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {back_years.length > 0 && <Text>{t('back_years', { years: back_years.join(', ') })}</Text>}
    </>
  );
}
