// Field that confirms who is at the screen: the password, or a code for an account that has none.

import { callEndpoint } from '@ebpls/api-client';
import { requestProofCode } from '@ebpls/contracts';
import { Button, PasswordField, Row, Stack, Text, TextField } from '@ebpls/ui';
import { useState } from 'react';

import { toRefusedForm } from '../../forms/form-answers.ts';
import { useSession } from '../../session.store.ts';
import { useWords } from './proof.messages.ts';

interface ProofFieldProps {
  readonly name: string;
  readonly id?: string;
  /** Label of the password. */
  readonly label: string;
  readonly error: string | undefined;
}

/** The password of the account, or the code that is texted in its place (`confirms_by_mobile`). */
export function ProofField({ label, ...field }: ProofFieldProps) {
  const isByMobile = useSession((session) => session.user?.confirms_by_mobile === true);
  return isByMobile ? (
    <CodeField {...field} />
  ) : (
    <PasswordField label={label} autoComplete="current-password" {...field} />
  );
}

function CodeField({ error, ...field }: Omit<ProofFieldProps, 'label'>) {
  const t = useWords();
  const [code, enter] = useState('');
  const [isBusy, work] = useState(false);
  const [sentTo, record] = useState<string>();
  const [refusal, refuse] = useState<string>();
  const send = async (): Promise<void> => {
    work(true);
    refuse(undefined);
    await callEndpoint(requestProofCode).then(
      ({ number }) => record(number),
      (fault: unknown) => refuse(toRefusedForm(fault).message),
    );
    work(false);
  };
  // The schema of the field speaks of a password.
  const problem = error !== undefined && code === '' ? t('code_required') : error;
  return (
    <Stack gap={2}>
      <TextField
        {...field}
        label={t('code')}
        help={t('code_help')}
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={({ target }) => enter(target.value)}
        error={problem ?? refusal}
      />
      <Row gap={2}>
        <Button kind="quiet" size="desk" busy={isBusy} onClick={() => void send()}>
          {t(sentTo === undefined ? 'send' : 'send_again')}
        </Button>
      </Row>
      <div aria-live="polite">{sentTo !== undefined && <Text tone="muted">{t('sent', { number: sentTo })}</Text>}</div>
    </Stack>
  );
}
