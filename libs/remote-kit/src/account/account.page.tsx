// Account page of every area, with tabs for profile, notifications, sign-in and privacy.

import { callEndpoint } from '@ebpls/api-client';
import {
  getAccountSettings,
  getErasure,
  getMobile,
  getMunicipality,
  getSecondStep,
  listOwnExports,
  listSessions,
  getRoleKind,
  type User,
} from '@ebpls/contracts';
import { Page, Stack } from '@ebpls/ui';
import { Tabs } from '@ebpls/ui/overlays';
import type { ReactNode } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
  useSearchParams,
} from 'react-router';

import { toRefusedForm } from '../forms/form-answers.ts';
import { useSession } from '../session.store.ts';
import { ACCOUNT_ACTS } from './account-acts.ts';
import { useWords } from './account.messages.ts';
import type { FormAnswer } from './form-answer.ts';
import { MailForm } from './mail-form.tsx';
import { MobileSection } from './mobile/mobile-section.tsx';
import type { OwnStart } from './own-start.ts';
import { PictureForm } from './picture-form.tsx';
import { ErasureSection } from './privacy/erasure-section.tsx';
import { ExportSection } from './privacy/export-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RoleList } from './role-list.tsx';
import { SignatureForm } from './signature-form.tsx';
import { EmailForm } from './security/email-form.tsx';
import { PasswordForm } from './security/password-form.tsx';
import { SecondStepSection } from './security/second-step.tsx';
import { SessionList } from './security/session-list.tsx';

const ACCOUNT_TABS = ['general', 'notifications', 'security', 'privacy'] as const;
type TabName = (typeof ACCOUNT_TABS)[number];

export async function loader({ request: { signal, url } }: LoaderFunctionArgs) {
  const offices = callEndpoint(getMunicipality).catch(() => undefined);
  const tab = new URL(url).searchParams.get('tab');
  const [{ data }, step, settings, mobile, privacy] = await Promise.all([
    callEndpoint(listSessions, { signal }),
    callEndpoint(getSecondStep, { signal }),
    callEndpoint(getAccountSettings, { signal }),
    tab === 'notifications' ? callEndpoint(getMobile, { signal }) : undefined,
    tab === 'privacy' ? loadPrivacy(signal) : undefined,
  ]);
  return { data, offices, step, settings, mobile, privacy };
}

/** Loads the exports of the person's own data, and for an owner the state of an erasure request. */
async function loadPrivacy(signal: AbortSignal) {
  const [exports, erasure] = await Promise.all([
    callEndpoint(listOwnExports, { signal }),
    isOwner(useSession.getState().user) ? callEndpoint(getErasure, { signal }) : undefined,
  ]);
  return { exports: exports.data, erasure };
}

/** Returns whether the person is here for their own business only: roles and offices mean nothing to them. */
function isOwner(user: User | undefined): boolean {
  return user?.roles.length === 1 && getRoleKind(user.roles[0]?.name) === 'user';
}

export async function action({ request }: ActionFunctionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  try {
    return (await ACCOUNT_ACTS[String(form.get('act'))]?.(form)) ?? {};
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** The account page with the area's own part above it. */
export function withStart(own: OwnStart): Pick<RouteObject, 'loader' | 'action' | 'Component'> {
  return {
    action,
    loader: async (args: LoaderFunctionArgs) => {
      const [accountData, ownData] = await Promise.all([loader(args), own.load(args.request.signal)]);
      return { ...accountData, own: ownData };
    },
    Component: () => <AccountPage own={own} />,
  };
}

/** The account page of every area: profile, mails, and sign-in. */
export function Component() {
  return <AccountPage />;
}

function AccountPage({ own }: { readonly own?: OwnStart }) {
  const user = useSession((session) => session.user);
  const t = useWords();
  const [query] = useSearchParams();
  const current = ACCOUNT_TABS.find((name) => name === query.get('tab')) ?? 'general';
  if (!user) return null;
  return (
    <Page title={t('title')} width="form" intro={own && <own.Above />}>
      <Tabs
        label={t('title')}
        current={current}
        tabs={ACCOUNT_TABS.map((name) => ({ key: name, label: t(`tab_${name}`), to: `?tab=${name}` }))}
      >
        <Panel name={current} user={user} />
      </Tabs>
    </Page>
  );
}

function Panel({ name, user }: { readonly name: TabName; readonly user: User }) {
  const { data, offices, step, settings, mobile, privacy } = useLoaderData<typeof loader>();
  const panels: Readonly<Record<TabName, ReactNode>> = {
    // A stored picture is no longer a chosen one.
    general: (
      <>
        <PictureForm key={user.avatar} user={user} />
        {user.permissions.includes('signatory') && <SignatureForm />}
        <ProfileForm user={user} />
        {!isOwner(user) && <RoleList roles={user.roles} offices={offices} />}
      </>
    ),
    notifications: (
      <>
        <MailForm settings={settings} hasEmail={user.email !== ''} />
        {mobile && <MobileSection mobile={mobile} isOnlyWay={user.confirms_by_mobile === true} />}
      </>
    ),
    security: (
      <>
        <EmailForm email={user.email} />
        <PasswordForm least={user.password_least} hasEmail={user.email !== ''} />
        <SecondStepSection step={step} />
        <SessionList sessions={data} />
      </>
    ),
    privacy: privacy && (
      <>
        <ExportSection exports={privacy.exports} hasEmail={user.email !== ''} />
        {privacy.erasure && <ErasureSection erasure={privacy.erasure} />}
      </>
    ),
  };
  return <Stack gap={12}>{panels[name]}</Stack>;
}
