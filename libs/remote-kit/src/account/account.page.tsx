import { call } from '@ebpls/api-client';
import { getAccountSettings, getMunicipality, getSecondStep, listSessions, type User } from '@ebpls/contracts';
import { Page, Stack, Tabs } from '@ebpls/ui';
import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { refusedForm } from '../check-form.ts';
import { useSession } from '../session.store.ts';
import { ACCOUNT_ACTS } from './account-acts.ts';
import { useWords } from './account-words.ts';
import type { FormAnswer } from './form-answer.ts';
import { MailForm } from './mail-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RoleList } from './role-list.tsx';
import { EmailForm } from './security/email-form.tsx';
import { OwnData } from './security/own-records.tsx';
import { PasswordForm } from './security/password-form.tsx';
import { SecondStepSection } from './security/second-step.tsx';
import { SessionList } from './security/session-list.tsx';

const TABS = ['general', 'notifications', 'security'] as const;
type TabName = (typeof TABS)[number];

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const offices = call(getMunicipality).catch(() => undefined);
  const [{ data }, step, settings] = await Promise.all([call(listSessions, { signal }), call(getSecondStep, { signal }), call(getAccountSettings, { signal })]);
  return { data, offices, step, settings };
}

export async function action({ request }: ActionFunctionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  try {
    return (await ACCOUNT_ACTS[String(form.get('act'))]?.(form)) ?? {};
  } catch (error) {
    return refusedForm(error);
  }
}

/** The account page of every area: who one is, which mails one gets, how one signs in. */
export function Component() {
  const user = useSession((session) => session.user);
  const t = useWords();
  const [query] = useSearchParams();
  const current = TABS.find((name) => name === query.get('tab')) ?? 'general';
  if (!user) return null;

  return (
    <Page title={t('title')} width="form">
      <Tabs label={t('title')} current={current} tabs={TABS.map((name) => ({ key: name, label: t(`tab_${name}`), to: `?tab=${name}` }))}>
        <Panel name={current} user={user} />
      </Tabs>
    </Page>
  );
}

function Panel({ name, user }: { readonly name: TabName; readonly user: User }) {
  const { data, offices, step, settings } = useLoaderData<typeof loader>();
  const panels: Readonly<Record<TabName, ReactNode>> = {
    // A picture that was taken over is no longer a chosen one.
    general: <><PictureForm key={user.avatar} user={user} /><ProfileForm user={user} /><RoleList roles={user.roles} offices={offices} /></>,
    notifications: <MailForm settings={settings} />,
    security: <><EmailForm email={user.email} /><PasswordForm least={user.password_least} /><SecondStepSection step={step} /><SessionList sessions={data} /><OwnData /></>,
  };
  return <Stack gap={12}>{panels[name]}</Stack>;
}
