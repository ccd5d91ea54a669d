import { call } from '@ebpls/api-client';
import { PASSWORD_LEAST, resetPassword } from '@ebpls/contracts';
import { refusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { PasswordField } from '@ebpls/ui';
import { type ActionFunctionArgs, replace, useLoaderData } from 'react-router';

import { EntranceForm, type EntranceAnswer, typedIn } from './entrance-form.tsx';
import { useWords, words } from './entrance.messages.ts';
import { registered } from './registered.ts';

export function loader() {
  if (!registered.reset) throw replace('/recover/password');
  return { email: registered.reset.email };
}

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const { password, again } = await typedIn(request);
  const { values, fields } = checkForm(resetPassword.body, { ...registered.reset, password });
  if (fields) return { fields };
  if (password !== again) return { fields: { again: [words('not_equal')] } };
  try {
    await call(resetPassword, { body: values });
    delete registered.reset;
    return replace('/login?new_password');
  } catch (error) {
    return refusedForm(error);
  }
}

export function Component() {
  const { email } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <EntranceForm title={t('reset.title')} subtitle={t('reset.subtitle', { email })} act={t('reset.act')}>
      {(at) => (
        <>
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            help={t('register.password_help', { least: PASSWORD_LEAST.owner })}
            error={at('password') ?? at('token')}
          />
          <PasswordField label={t('again')} name="again" autoComplete="new-password" error={at('again')} />
        </>
      )}
    </EntranceForm>
  );
}
