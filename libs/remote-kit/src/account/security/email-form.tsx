import { Blocker, Button, Section, Stack, TextField } from '@ebpls/ui';
import { useEffect, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';

import { isSending, createMessageGetter } from '../../forms/form-answers.ts';
import { useWords } from '../account.messages.ts';
import type { FormAnswer } from '../form-answer.ts';
import { FormMessage } from '../form-message.tsx';
import { ProofField } from './proof-field.tsx';

/** Adds or changes the address of the account: a mailed link, which leads back here, proves the new one. */
export function EmailForm({ email }: { readonly email: string }) {
  const t = useWords();
  const token = useMailedToken();
  const fetcher = useFetcher<FormAnswer>();
  const wrong = createMessageGetter(fetcher.data?.fields);
  return (
    <Section title={t('email')} hint={email === '' ? t('email_none') : <bdi>{email}</bdi>}>
      <Stack gap={6}>
        {token !== null && <ConfirmEmail token={token} />}
        <FormMessage answer={fetcher.data} />
        <div aria-live="polite">
          {fetcher.data?.mailed_to !== undefined && (
            <Blocker tone="info" title={t('email_mailed', { email: fetcher.data.mailed_to })} />
          )}
        </div>
        <fetcher.Form method="post" noValidate key={fetcher.data?.mailed_to}>
          <input type="hidden" name="act" value="email" />
          <Stack gap={6}>
            <TextField label={t('email_new')} name="email" type="email" autoComplete="email" error={wrong('email')} />
            <ProofField label={t('email_current')} name="current" id="email_current" error={wrong('current')} />
            <Button type="submit" kind="secondary" busy={isSending(fetcher)}>
              {t('email_send')}
            </Button>
          </Stack>
        </fetcher.Form>
      </Stack>
    </Section>
  );
}

/** Returns the token of the mailed link; it is removed from the address (decision E11). */
function useMailedToken(): string | null {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get('token'));
  const isInAddress = query.has('token');
  useEffect(() => {
    if (isInAddress) setQuery({ tab: 'security' }, { replace: true });
  }, [isInAddress, setQuery]);
  return token;
}

function ConfirmEmail({ token }: { readonly token: string }) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  if (fetcher.data?.done) return null;
  const refusal = fetcher.data?.fields?.['token']?.[0] ?? fetcher.data?.message;
  if (refusal !== undefined)
    return (
      <div role="alert">
        <Blocker tone="danger" title={refusal} />
      </div>
    );
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="act" value="email_confirm" />
      <input type="hidden" name="token" value={token} />
      <Blocker
        tone="warning"
        title={t('email_pending')}
        action={
          <Button type="submit" kind="primary" busy={isSending(fetcher)}>
            {t('email_confirm')}
          </Button>
        }
      />
    </fetcher.Form>
  );
}
