import { call, newDeviceKey } from '@ebpls/api-client';
import { SignIn, signIn } from '@ebpls/contracts';
import { beginSession, refusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { PasswordField, Row, Text, TextField, TextLink } from '@ebpls/ui';
import { type ActionFunctionArgs, replace, useActionData, useSearchParams } from 'react-router';

import { landingFor } from '../house/guards.ts';
import { EntranceForm, type EntranceAnswer, typedIn } from './entrance-form.tsx';
import { useWords } from './entrance.messages.ts';

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const { values, fields } = checkForm(SignIn, await typedIn(request));
  if (fields) return { fields };
  try {
    const device_key = await newDeviceKey();
    const { user, accessToken, error, needs_code } = await call(signIn, {
      body: { ...values, ...(device_key && { device_key }) },
    });
    if (!user || !accessToken) return { message: error ?? '', ...(needs_code && { needs_code }) };
    beginSession(accessToken, user);
    return replace(landingFor(new URL(request.url).searchParams.get('next')));
  } catch (error) {
    return refusedForm(error);
  }
}

export function Component() {
  const t = useWords();
  const [search] = useSearchParams();
  const answer = useActionData<EntranceAnswer>();
  const known = search.get('email') ?? '';

  return (
    <EntranceForm
      title={t('login.title')}
      subtitle={search.has('ready') ? t('login.ready') : search.has('new_password') && t('login.new_password')}
      act={t('login.title')}
      below={
        <>
          {answer?.message && !answer.needs_code && (
            <TextLink to="/login/verification">{t('login.unconfirmed')}</TextLink>
          )}
          <TextLink to="/recover/password">{t('login.forgot')}</TextLink>
          <Row gap={2}>
            <Text as="span" tone="muted">
              {t('login.new')}
            </Text>
            <TextLink to="/register">{t('login.register')}</TextLink>
          </Row>
        </>
      }
    >
      {(at) => (
        <>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={known}
            error={at('email')}
          />
          <PasswordField label={t('password')} name="password" autoComplete="current-password" error={at('password')} />
          {answer?.needs_code && (
            <TextField
              label={t('code')}
              help={t('code_help')}
              name="code"
              width="short"
              autoComplete="one-time-code"
              error={at('code')}
            />
          )}
        </>
      )}
    </EntranceForm>
  );
}
