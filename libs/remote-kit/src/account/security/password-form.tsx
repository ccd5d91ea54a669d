import { Button, PasswordField, Section, Stack } from '@ebpls/ui';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

import { isSending, createMessageGetter } from '../../forms/form-answers.ts';
import { useWords } from '../account.messages.ts';
import type { FormAnswer } from '../form-answer.ts';
import { FormMessage } from '../form-message.tsx';
import { ProofField } from './proof-field.tsx';

interface PasswordFormProps {
  readonly least: number;
  /** A password is entered with an e-mail, which is added first. */
  readonly hasEmail: boolean;
}

/** Sets or replaces the password of the account. */
export function PasswordForm({ least, hasEmail }: PasswordFormProps) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const wrong = createMessageGetter(fetcher.data?.fields);
  // A password that was accepted must not stay on the screen.
  useEffect(() => {
    if (fetcher.data?.done) form.current?.reset();
  }, [fetcher.data]);

  if (!hasEmail) return <Section title={t('password')} hint={t('password_after_email')} />;
  return (
    <Section title={t('password')} hint={t('password_hint')}>
      <fetcher.Form method="post" noValidate ref={form}>
        <input type="hidden" name="act" value="password" />
        <Stack gap={6}>
          <FormMessage answer={fetcher.data} />
          <ProofField label={t('current')} name="current" error={wrong('current')} />
          <PasswordField
            label={t('new_password')}
            help={t('new_password_help', { least })}
            name="password"
            autoComplete="new-password"
            error={wrong('password')}
          />
          <PasswordField label={t('again')} name="again" autoComplete="new-password" error={wrong('again')} />
          <Button type="submit" kind="secondary" busy={isSending(fetcher)}>
            {t('change_password')}
          </Button>
        </Stack>
      </fetcher.Form>
    </Section>
  );
}
