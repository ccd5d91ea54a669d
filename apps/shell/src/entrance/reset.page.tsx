import { callEndpoint } from '@ebpls/api-client';
import { MIN_PASSWORD_LENGTH, resetPassword } from '@ebpls/contracts';
import { toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { PasswordField } from '@ebpls/ui';
import { type ActionFunctionArgs, replace, useLoaderData } from 'react-router';

import { EntranceForm, type EntranceAnswer, readTypedFields } from './entrance-form.tsx';
import { useWords, words } from './entrance.messages.ts';
import { entranceState } from './entrance-state.ts';

export function loader() {
  if (!entranceState.reset) throw replace('/recover/password');
  return { email: entranceState.reset.email };
}

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const { password, again } = await readTypedFields(request);
  const { values, fields } = checkForm(resetPassword.body, { ...entranceState.reset, password });
  if (fields) return { fields };
  if (password !== again) return { fields: { again: [words('not_equal')] } };
  try {
    await callEndpoint(resetPassword, { body: values });
    delete entranceState.reset;
    return replace('/login?new_password');
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Page on which a new password is set after the mailed link. */
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
            help={t('register.password_help', { least: MIN_PASSWORD_LENGTH.owner })}
            error={at('password') ?? at('token')}
          />
          <PasswordField label={t('again')} name="again" autoComplete="new-password" error={at('again')} />
        </>
      )}
    </EntranceForm>
  );
}
