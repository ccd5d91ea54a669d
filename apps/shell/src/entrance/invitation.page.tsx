// Page of an invited member of the staff. The token of the mailed link is held in memory and removed from the address
// and the history (decision E11).

import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { acceptInvitation, readInvitation } from '@ebpls/contracts';
import { toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Button, Page, PasswordField, Stack, Text, Verdict } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';

import { EntranceForm, type EntranceAnswer, readTypedFields } from './entrance-form.tsx';
import { useWords, words } from './entrance.messages.ts';
import { entranceState } from './entrance-state.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) {
    entranceState.invitation = token;
    throw replace('/login/invitation');
  }
  if (entranceState.invitation === undefined) return { refused: words('invitation.no_link') };
  try {
    return await callEndpoint(readInvitation, { body: { token: entranceState.invitation } });
  } catch (error) {
    if (!isRefusal(error) || error.code === 'offline') throw error;
    return { refused: Object.values(error.fields)[0]?.[0] ?? error.message };
  }
}

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer | Response> {
  const { password, again } = await readTypedFields(request);
  const { values, fields } = checkForm(acceptInvitation.body, { token: entranceState.invitation, password });
  if (fields) return { fields };
  if (password !== again) return { fields: { again: [words('not_equal')] } };
  try {
    const { email } = await callEndpoint(acceptInvitation, { body: values });
    delete entranceState.invitation;
    return replace(`/login?new_password&email=${encodeURIComponent(email)}`);
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const invitation = useLoaderData<typeof loader>();
  const t = useWords();
  if ('refused' in invitation) return <NoInvitation why={invitation.refused} />;
  return (
    <EntranceForm
      title={t('invitation.title')}
      subtitle={t('invitation.subtitle', { email: invitation.email })}
      act={t('invitation.act')}
    >
      {(at) => (
        <>
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="new-password"
            help={t('register.password_help', { least: invitation.password_least })}
            error={at('password') ?? at('token')}
          />
          <PasswordField label={t('again')} name="again" autoComplete="new-password" error={at('again')} />
        </>
      )}
    </EntranceForm>
  );
}

function NoInvitation({ why }: { readonly why: string }) {
  const t = useWords();
  return (
    <Page title={t('invitation.title')} width="form">
      <Verdict tone="warning" level={2} title={why}>
        <Stack gap={4}>
          <Text>{t('invitation.renewal')}</Text>
          <Button to="/login">{t('login.title')}</Button>
        </Stack>
      </Verdict>
    </Page>
  );
}
