import { call } from '@ebpls/api-client';
import { createFirstAdministrator, FirstAdministrator, getSetup, PASSWORD_LEAST } from '@ebpls/contracts';
import { refusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { PasswordField, TextField } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from 'react-router';

import { EntranceForm, type EntranceAnswer, typedIn } from './entrance-form.tsx';
import { useWords } from './entrance.messages.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { needs_first_administrator } = await call(getSetup, { signal: request.signal });
  if (!needs_first_administrator) throw replace('/login');
  return null;
}

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const { values, fields } = checkForm(FirstAdministrator, await typedIn(request));
  if (fields) return { fields };
  try {
    const { email } = await call(createFirstAdministrator, { body: values });
    return replace(`/login?ready&email=${encodeURIComponent(email)}`);
  } catch (error) {
    return refusedForm(error);
  }
}

export function Component() {
  const t = useWords();
  return (
    <EntranceForm title={t('setup.title')} subtitle={t('setup.subtitle')} act={t('setup.act')}>
      {(at) => (
        <>
          <TextField label={t('setup.code')} name="setup_code" autoComplete="off" error={at('setup_code')} />
          <TextField label={t('firstname')} name="firstname" autoComplete="given-name" error={at('firstname')} />
          <TextField label={t('lastname')} name="lastname" autoComplete="family-name" error={at('lastname')} />
          <TextField label={t('email')} name="email" type="email" autoComplete="username" error={at('email')} />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            help={t('register.password_help', { least: PASSWORD_LEAST.staff })}
            error={at('password')}
          />
        </>
      )}
    </EntranceForm>
  );
}
