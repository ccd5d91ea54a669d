// Page that verifies a mail address: the token of the mailed link is used at once and removed from the address and the
// history.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { resendVerification, verifyEmail } from '@ebpls/contracts';
import { toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, Stack, Text, TextField } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace, useActionData, useLoaderData } from 'react-router';

import { EntranceForm, type EntranceAnswer, readTypedFields } from './entrance-form.tsx';
import { useWords } from './entrance.messages.ts';
import { entranceState, FIRST_PAGE } from './entrance-state.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return { ...entranceState };
  let confirmedEmail: string;
  try {
    confirmedEmail = (await callEndpoint(verifyEmail, { body: { token } })).email;
  } catch (error) {
    if (!isRefusal(error) || error.code === 'offline') throw error;
    entranceState.refusal = Object.values(error.fields)[0]?.[0] ?? error.message;
    throw replace('/login/verification');
  }
  delete entranceState.refusal;
  // The sign-in is all that is left to do.
  throw replace(`/login?${new URLSearchParams({ confirmed: '', email: confirmedEmail, next: FIRST_PAGE })}`);
}

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer> {
  const { values, fields } = checkForm(resendVerification.body, await readTypedFields(request));
  if (fields) return { fields };
  try {
    await callEndpoint(resendVerification, { body: values });
    return { done: true };
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const { pendingEmail, refusal } = useLoaderData<typeof loader>();
  const answer = useActionData<EntranceAnswer>();
  const t = useWords();

  const sentText =
    pendingEmail === undefined ? t('verification.sent_unnamed') : t('verification.sent', { email: pendingEmail });
  return (
    <EntranceForm title={t('verification.title')} subtitle={refusal ?? sentText} act={t('verification.again')}>
      {(at) => (
        <Stack gap={4}>
          {answer?.done && (
            <output>
              <Blocker tone="success" title={t('verification.sent_again')} />
            </output>
          )}
          <Text tone="muted">{t('verification.none')}</Text>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={pendingEmail}
            error={at('email')}
          />
        </Stack>
      )}
    </EntranceForm>
  );
}
