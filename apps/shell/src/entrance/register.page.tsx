// Page on which an owner registers an account.

import { callEndpoint } from '@ebpls/api-client';
import { MIN_PASSWORD_LENGTH, SignUp, signUp } from '@ebpls/contracts';
import { toRefusedForm, useSettings } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { PasswordField, Row, Text, TextField, TextLink } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { type ActionFunctionArgs, redirect } from 'react-router';

import { EntranceForm, type EntranceAnswer, readTypedFields } from './entrance-form.tsx';
import { useWords } from './entrance.messages.ts';
import { entranceState } from './entrance-state.ts';
import { LastNameField } from './last-name-field.tsx';

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const { terms, one_name, ...typed } = await readTypedFields(request);
  const { values, fields } = checkForm(SignUp, {
    ...typed,
    ...(one_name === 'on' && { lastname: null }),
    terms: terms === 'on',
    locale: useSettings.getState().language,
  });
  if (fields) return { fields };
  try {
    const { email } = await callEndpoint(signUp, { body: values });
    entranceState.pendingEmail = email;
    return redirect('/login/verification');
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const t = useWords();
  return (
    <EntranceForm
      title={t('register.title')}
      subtitle={t('register.subtitle')}
      act={t('register.act')}
      below={
        <>
          <TextLink to="/register/mobile">{t('register.by_mobile')}</TextLink>
          <Row gap={2}>
            <Text as="span" tone="muted">
              {t('register.existing_account')}
            </Text>
            <TextLink to="/login">{t('login.title')}</TextLink>
          </Row>
        </>
      }
    >
      {(at) => (
        <>
          <TextField label={t('firstname')} name="firstname" autoComplete="given-name" error={at('firstname')} />
          <LastNameField error={at('lastname')} />
          <TextField label={t('email')} name="email" type="email" autoComplete="username" error={at('email')} />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            help={t('register.password_help', { least: MIN_PASSWORD_LENGTH.owner })}
            error={at('password')}
          />
          <CheckField label={t('register.terms')} name="terms" error={at('terms')} />
        </>
      )}
    </EntranceForm>
  );
}
