// Page on which the first administrator of an installation creates the account, by the printed link (decision 0148).

import { callEndpoint } from '@ebpls/api-client';
import { createFirstAdministrator, FirstAdministrator, getSetup, MIN_PASSWORD_LENGTH } from '@ebpls/contracts';
import { toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { PasswordField, TextField } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';

import { EntranceForm, type EntranceAnswer, readTypedFields } from './entrance-form.tsx';
import { useWords } from './entrance.messages.ts';
import { entranceState } from './entrance-state.ts';

/** Start of the first administrator; the guard opens it after the sign-in. */
const SET_UP = '/administrator/settings/set-up';

/**
 * Target of the printed link: its code follows the `#`, which is never sent to a server, and is removed from the
 * address and the history at once (decision 0148).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const code = globalThis.location.hash.slice(1);
  if (code !== '') {
    entranceState.setup_code = code;
    globalThis.history.replaceState(globalThis.history.state, '', '/setup');
  }
  const { needs_first_administrator } = await callEndpoint(getSetup, { signal: request.signal });
  if (!needs_first_administrator) throw replace('/login');
  return { has_code: entranceState.setup_code !== undefined };
}

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const typedFields = await readTypedFields(request);
  const { values, fields } = checkForm(FirstAdministrator, { setup_code: entranceState.setup_code, ...typedFields });
  if (fields) return { fields };
  try {
    const { email } = await callEndpoint(createFirstAdministrator, { body: values });
    delete entranceState.setup_code;
    return replace(`/login?${new URLSearchParams({ ready: '', email, next: SET_UP })}`);
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const { has_code } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <EntranceForm
      title={t('setup.title')}
      subtitle={t(has_code ? 'setup.subtitle' : 'setup.no_link')}
      act={t('setup.act')}
    >
      {(at) => (
        <>
          {/* Without the link, or with one that is refused, the code is typedFields. */}
          {(!has_code || at('setup_code') !== undefined) && (
            <TextField label={t('setup.code')} name="setup_code" autoComplete="off" error={at('setup_code')} />
          )}
          <TextField label={t('firstname')} name="firstname" autoComplete="given-name" error={at('firstname')} />
          <TextField label={t('lastname')} name="lastname" autoComplete="family-name" error={at('lastname')} />
          <TextField label={t('email')} name="email" type="email" autoComplete="username" error={at('email')} />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            help={t('register.password_help', { least: MIN_PASSWORD_LENGTH.staff })}
            error={at('password')}
          />
        </>
      )}
    </EntranceForm>
  );
}
