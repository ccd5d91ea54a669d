import { Button, FieldRow, TextField } from '@ebpls/ui';
import { Form } from 'react-router';

import type { useWords } from './verify.messages.ts';

interface VerifyFormProps {
  readonly t: ReturnType<typeof useWords>;
  readonly permit_no?: string | undefined;
  readonly error?: string | undefined;
  /** Whether the check is the main act of its page. */
  readonly isMain?: boolean;
}

/**
 * Leads to the result; the number stays in the address, so that the result can be shared and the form works without
 * scripts.
 */
export function VerifyForm({ t, permit_no, error, isMain = false }: VerifyFormProps) {
  return (
    <Form method="get" action="/permits/verify" noValidate>
      <FieldRow>
        <TextField
          label={t('permit_no')}
          name="permit_no"
          placeholder="MP-2026-00045"
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={permit_no}
          error={error}
        />
        <Button type="submit" kind={isMain ? 'primary' : 'secondary'}>
          {t('check')}
        </Button>
      </FieldRow>
    </Form>
  );
}
