import { callEndpoint, getDeviceKey } from '@ebpls/api-client';
import { SignIn, signIn } from '@ebpls/contracts';
import { beginSession, findSessionEnd, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { type ActionFunctionArgs, replace, useActionData, useSearchParams } from 'react-router';

import { getLandingAddress } from '../../routing/guards.ts';
import { type EntranceAnswer, readTypedFields } from '../entrance-form.tsx';
import { useWords } from '../entrance.messages.ts';
import { LoginForm } from './login-form.tsx';

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const { values, fields } = checkForm(SignIn, await readTypedFields(request));
  if (fields) return { fields };
  try {
    const device_key = await getDeviceKey();
    const { user, accessToken, error, needs_code } = await callEndpoint(signIn, {
      body: { ...values, ...(device_key && { device_key }) },
    });
    if (!user || !accessToken) return { message: error ?? '', ...(needs_code && { needs_code }) };
    beginSession(accessToken, user);
    return replace(getLandingAddress(new URL(request.url).searchParams.get('next')));
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Parameters of the address that say why the sign-in was opened. */
const REASONS = ['ready', 'new_password', 'confirmed'] as const;

/** Sign-in page. */
export function Component() {
  const t = useWords();
  const [search] = useSearchParams();
  const answer = useActionData<EntranceAnswer>();
  const reason = REASONS.find((one) => search.has(one));
  const subtitle = reason === undefined ? findSessionEnd() : t(`login.${reason}`);
  return <LoginForm t={t} answer={answer} subtitle={subtitle} email={search.get('email') ?? ''} />;
}
