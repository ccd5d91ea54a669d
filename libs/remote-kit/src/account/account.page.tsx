import { call } from '@ebpls/api-client';
import { changePassword, endSession, getMunicipality, getSecondStep, listSessions, Profile, updateProfile } from '@ebpls/contracts';
import { Page, Stack } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { checkForm, refusedForm } from '../check-form.ts';
import { notify } from '../notices.store.ts';
import { replaceUser, useSession } from '../session.store.ts';
import { changeSettings } from '../settings.store.ts';
import { useWords, words } from './account-words.ts';
import type { FormAnswer } from './form-answer.ts';
import { OwnData } from './own-records.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SECOND_STEP_ACTS } from './second-step-acts.ts';
import { SecondStepSection } from './second-step.tsx';
import { RoleList, SessionList } from './session-list.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const offices = call(getMunicipality).catch(() => undefined);
  const [{ data }, step] = await Promise.all([call(listSessions, { signal: request.signal }), call(getSecondStep, { signal: request.signal })]);
  return { data, offices, step };
}

export async function action({ request }: ActionFunctionArgs): Promise<FormAnswer> {
  const typed = Object.fromEntries(await request.formData());
  try {
    return await (ACTS[String(typed['act'])] ?? saveProfile)(typed);
  } catch (error) {
    return refusedForm(error);
  }
}

type Typed = Readonly<Record<string, FormDataEntryValue>>;

const ACTS: Readonly<Record<string, (typed: Typed) => Promise<FormAnswer>>> = { password: savePassword, session: stopSession, ...SECOND_STEP_ACTS };

async function saveProfile(typed: Typed): Promise<FormAnswer> {
  const { values, fields } = checkForm(Profile, typed);
  if (fields) return { fields };
  const user = await call(updateProfile, { body: values });
  replaceUser(user);
  changeSettings({ language: user.locale });
  notify('done', words('profile_saved'));
  return { done: true };
}

async function savePassword(typed: Typed): Promise<FormAnswer> {
  if (typed['password'] !== typed['again']) return { fields: { again: [words('not_equal')] } };
  const { values, fields } = checkForm(changePassword.body, typed);
  if (fields) return { fields };
  await call(changePassword, { body: values });
  notify('done', words('password_changed'));
  return { done: true };
}

async function stopSession(typed: Typed): Promise<FormAnswer> {
  await call(endSession, { params: { id: String(typed['id']) } });
  notify('done', words('ended'));
  return { done: true };
}

export function Component() {
  const { data, offices, step } = useLoaderData<typeof loader>();
  const user = useSession((session) => session.user);
  const t = useWords();
  if (!user) return null;

  return (
    <Page title={t('title')} width="form">
      <Stack gap={12}>
        <ProfileForm user={user} />
        <PasswordForm least={user.password_least} />
        <SecondStepSection step={step} />
        <RoleList roles={user.roles} offices={offices} />
        <SessionList sessions={data} />
        <OwnData />
      </Stack>
    </Page>
  );
}
