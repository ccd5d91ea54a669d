import { call } from '@ebpls/api-client';
import { getAccountSettings, getMunicipality, getSecondStep, listSessions, type User } from '@ebpls/contracts';
import { Page, Stack, Tabs } from '@ebpls/ui';
import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
  useSearchParams,
} from 'react-router';

import { refusedForm } from '../check-form.ts';
import { useSession } from '../session.store.ts';
import { useSettings } from '../settings.store.ts';
import { ACCOUNT_ACTS } from './account-acts.ts';
import { useWords } from './account.messages.ts';
import type { FormAnswer } from './form-answer.ts';
import { MailForm } from './mail-form.tsx';
import type { OwnTab } from './own-tab.ts';
import { PictureForm } from './picture-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RoleList } from './role-list.tsx';
import { SignatureForm } from './signature-form.tsx';
import { EmailForm } from './security/email-form.tsx';
import { OwnData } from './security/own-records.tsx';
import { PasswordForm } from './security/password-form.tsx';
import { SecondStepSection } from './security/second-step.tsx';
import { SessionList } from './security/session-list.tsx';

const TABS = ['general', 'notifications', 'security'] as const;
type TabName = (typeof TABS)[number];

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const offices = call(getMunicipality).catch(() => undefined);
  const [{ data }, step, settings] = await Promise.all([
    call(listSessions, { signal }),
    call(getSecondStep, { signal }),
    call(getAccountSettings, { signal }),
  ]);
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

/** The same page with a tab of the area's own. */
export function withTab(own: OwnTab): Pick<RouteObject, 'loader' | 'action' | 'Component'> {
  return {
    action,
    loader: async (asked: LoaderFunctionArgs) => {
      const [known, loaded] = await Promise.all([loader(asked), own.load(asked.request.signal)]);
      return { ...known, own: loaded };
    },
    Component: () => <Account own={own} />,
  };
}

/** The account page of every area: who one is, which mails one gets, how one signs in. */
export function Component() {
  return <Account />;
}

function Account({ own }: { readonly own?: OwnTab }) {
  const user = useSession((session) => session.user);
  const language = useSettings((settings) => settings.language);
  const t = useWords();
  const [query] = useSearchParams();
  const asked = query.get('tab');
  const current = TABS.find((name) => name === asked) ?? 'general';
  const isOwn = own !== undefined && asked === own.key;
  if (!user) return null;

  const tabs = [
    ...TABS.map((name) => ({ key: name as string, label: t(`tab_${name}`) })),
    ...(own ? [{ key: own.key, label: own.label[language] }] : []),
  ];
  return (
    <Page title={t('title')} width="form" intro={own?.Above && <own.Above />}>
      <Tabs
        label={t('title')}
        current={isOwn ? own.key : current}
        tabs={tabs.map((tab) => ({ ...tab, to: `?tab=${tab.key}` }))}
      >
        {isOwn ? <own.Panel /> : <Panel name={current} user={user} />}
      </Tabs>
    </Page>
  );
}

function Panel({ name, user }: { readonly name: TabName; readonly user: User }) {
  const { data, offices, step, settings } = useLoaderData<typeof loader>();
  const panels: Readonly<Record<TabName, ReactNode>> = {
    // A picture that was taken over is no longer a chosen one.
    general: (
      <>
        <PictureForm key={user.avatar} user={user} />
        {user.permissions.includes('signatory') && <SignatureForm />}
        <ProfileForm user={user} />
        <RoleList roles={user.roles} offices={offices} />
      </>
    ),
    notifications: <MailForm settings={settings} />,
    security: (
      <>
        <EmailForm email={user.email} />
        <PasswordForm least={user.password_least} />
        <SecondStepSection step={step} />
        <SessionList sessions={data} />
        <OwnData />
      </>
    ),
  };
  return <Stack gap={12}>{panels[name]}</Stack>;
}
