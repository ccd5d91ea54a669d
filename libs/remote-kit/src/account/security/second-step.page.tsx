// Page on which a person sets up a required second step of the sign-in before anything else opens.

import { callEndpoint } from '@ebpls/api-client';
import { getMe, getSecondStep } from '@ebpls/contracts';
import { Button, Page, Stack, Text } from '@ebpls/ui';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  replace,
  useLoaderData,
  useNavigation,
} from 'react-router';

import { toRefusedForm } from '../../forms/form-answers.ts';
import { confirmSession, signOut, useVisitorKind } from '../../session.store.ts';
import type { FormAnswer } from '../form-answer.ts';
import { SECOND_STEP_ACTS } from './second-step-acts.ts';
import { useWords } from './second-step.messages.ts';
import { SetUpStep } from './set-up-step.tsx';

/** State of the second step shown with the recovery codes: the step is on then, but the page still shows the set-up. */
const NOT_YET = { is_on: false, since: null, codes_left: 0, is_required: true };

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callEndpoint(getSecondStep, { signal });
}

export async function action({ request }: ActionFunctionArgs): Promise<FormAnswer | Response> {
  const fields = Object.fromEntries(await request.formData());
  try {
    if (fields['act'] === 'leave') await signOut();
    else if (fields['act'] === 'continue') confirmSession(await callEndpoint(getMe));
    else return (await SECOND_STEP_ACTS[String(fields['act'])]?.(fields)) ?? {};
    // The guard of this page redirects: to the sign-in, or to the person's target.
    const { pathname, search } = new URL(request.url);
    return replace(pathname + search);
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Shown after the password to a person who must sign in with a code as well and has not set it up. */
export function Component() {
  const t = useWords();
  const { is_on } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state !== 'idle';
  // The first administrator has no other one to ask, so the sentence names the command on the server as well.
  const isAdministrator = useVisitorKind() === 'admin';
  return (
    <Page title={t('title')} subtitle={t('required_lead')} width="form">
      <Stack gap={8}>
        <SetUpStep step={NOT_YET} />
        {is_on && <OneAct act="continue" label={t('continue')} is_primary isBusy={isBusy} />}
        {!is_on && (
          <Text tone="muted" size="secondary">
            {t('any_app')} {t(isAdministrator ? 'administrator_no_phone' : 'no_phone')}
          </Text>
        )}
        {!is_on && <OneAct act="leave" label={t('sign_out')} isBusy={isBusy} />}
      </Stack>
    </Page>
  );
}

interface OneActProps {
  readonly act: 'continue' | 'leave';
  readonly label: string;
  readonly is_primary?: true;
  readonly isBusy: boolean;
}

function OneAct({ act, label, is_primary, isBusy }: OneActProps) {
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      <Button type="submit" kind={is_primary ? 'primary' : 'quiet'} busy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}
