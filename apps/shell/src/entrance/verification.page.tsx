// Page that verifies a mail address: the token of the mailed link is used at once and removed from the address and the
// history.

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { resendVerification, verifyEmail } from '@ebpls/contracts';
import { toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, Button, Page, Stack, Text, TextField, Verdict } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace, useActionData, useLoaderData } from 'react-router';

import { EntranceForm, type EntranceAnswer, readTypedFields } from './entrance-form.tsx';
import { useWords } from './entrance.messages.ts';
import { entranceState, FIRST_PAGE } from './entrance-state.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return { ...entranceState };
  try {
    const { email } = await callEndpoint(verifyEmail, { body: { token } });
    entranceState.confirmedEmail = email;
    delete entranceState.refusal;
  } catch (error) {
    if (!isRefusal(error) || error.code === 'offline') throw error;
    entranceState.refusal = Object.values(error.fields)[0]?.[0] ?? error.message;
  }
  throw replace('/login/verification');
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
  const { pendingEmail, confirmedEmail, refusal } = useLoaderData<typeof loader>();
  const answer = useActionData<EntranceAnswer>();
  const t = useWords();

  if (confirmedEmail !== undefined) return <EmailConfirmed email={confirmedEmail} />;
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

function EmailConfirmed({ email }: { readonly email: string }) {
  const t = useWords();
  return (
    <Page title={t('verification.title')} width="form">
      <Verdict tone="success" level={2} title={t('verification.done')}>
        <Stack gap={4}>
          <Text>{t('verification.done_text', { email })}</Text>
          <Button kind="primary" to={`/login?${new URLSearchParams({ email, next: FIRST_PAGE })}`}>
            {t('login.title')}
          </Button>
        </Stack>
      </Verdict>
    </Page>
  );
}
