// Page on which an owner registers an account.

import { callEndpoint } from '@ebpls/api-client';
import { MIN_PASSWORD_LENGTH, SignUp, signUp } from '@ebpls/contracts';
import { toRefusedForm, useSettings } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Button, PasswordField, Row, Text, TextField, TextLink } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { type ActionFunctionArgs, redirect } from 'react-router';

import { EntranceForm, type EntranceAnswer, readTypedFields } from './entrance-form.tsx';
import { useWords, words } from './entrance.messages.ts';
import { entranceState } from './entrance-state.ts';

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const { again, terms, one_name, ...typed } = await readTypedFields(request);
  const { values, fields } = checkForm(SignUp, {
    ...typed,
    ...(one_name === 'on' && { lastname: null }),
    terms: terms === 'on',
    locale: useSettings.getState().language,
  });
  if (fields) return { fields };
  if (values.password !== again) return { fields: { again: [words('not_equal')] } };
  try {
    const { email } = await callEndpoint(signUp, { body: values });
    entranceState.pendingEmail = email;
    return redirect('/login/verification');
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Last name, or a note that there is none. A button, so that the terms are the only check box of the form. */
function LastName({ error }: { readonly error: string | undefined }) {
  const t = useWords();
  const [hasOneName, setHasOneName] = useState(false);
  return (
    <>
      {hasOneName ? (
        <input type="hidden" name="one_name" value="on" />
      ) : (
        <TextField label={t('lastname')} name="lastname" autoComplete="family-name" error={error} />
      )}
      <Row>
        <Button kind="quiet" size="desk" onClick={() => setHasOneName(!hasOneName)}>
          {t(hasOneName ? 'two_names' : 'one_name')}
        </Button>
      </Row>
    </>
  );
}

export function Component() {
  const t = useWords();
  return (
    <EntranceForm
      title={t('register.title')}
      subtitle={t('register.subtitle')}
      act={t('register.act')}
      below={
        <Row gap={2}>
          <Text as="span" tone="muted">
            {t('register.existing_account')}
          </Text>
          <TextLink to="/login">{t('login.title')}</TextLink>
        </Row>
      }
    >
      {(at) => (
        <>
          <TextField label={t('firstname')} name="firstname" autoComplete="given-name" error={at('firstname')} />
          <LastName error={at('lastname')} />
          <TextField label={t('email')} name="email" type="email" autoComplete="username" error={at('email')} />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            help={t('register.password_help', { least: MIN_PASSWORD_LENGTH.owner })}
            error={at('password')}
          />
          <PasswordField label={t('again')} name="again" autoComplete="new-password" error={at('again')} />
          <CheckField label={t('register.terms')} name="terms" error={at('terms')} />
        </>
      )}
    </EntranceForm>
  );
}
