import { callEndpoint } from '@ebpls/api-client';
import { provePassword } from '@ebpls/contracts';
import { createMessageGetter, ProofField, toRefusedForm, type RefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Button, Row, Stack, Text } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { type FormEvent, useRef, useState } from 'react';

import { useWords } from './session.messages.ts';

interface ProofDialogProps {
  readonly email: string;
  readonly answer: (is_proven: boolean) => void;
}

/**
 * Dialog that requires the password or a texted code again before a protected action; the action is then repeated with all its values.
 */
export function ProofDialog({ email, answer }: ProofDialogProps) {
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, work] = useState(false);
  const [refusedForm, refuse] = useState<Partial<RefusedForm>>({});
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // The form that waits below must not receive this one's Enter.
    event.stopPropagation();
    const { values, fields } = checkForm(provePassword.body, Object.fromEntries(new FormData(event.currentTarget)));
    if (fields) return refuse({ fields });
    work(true);
    const refusal = await callEndpoint(provePassword, { body: values }).then(() => undefined, toRefusedForm);
    work(false);
    if (refusal) refuse(refusal);
    else answer(true);
  };
  const problem = createMessageGetter(refusedForm.fields)('password') ?? refusedForm.message;

  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={t(email === '' ? 'proof.title_code' : 'proof.title')}
      role="alertdialog"
      focusFirst={() => form.current?.querySelector('input:not([hidden])') ?? null}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Text>{t('proof.text')}</Text>
          {/* Lets a password keeper know whose password is asked for. */}
          {email !== '' && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
          <ProofField label={t('proof.password')} name="password" error={problem} />
          <Row gap={2} justify="end">
            <Button onClick={() => answer(false)}>{t('proof.cancel')}</Button>
            <Button type="submit" kind="primary" busy={isBusy}>
              {t('proof.confirm')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
