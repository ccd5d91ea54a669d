// Page on which an owner signs in with a confirmed mobile number and a code of one use.

import { callEndpoint, getDeviceKey } from '@ebpls/api-client';
import { normaliseMobile, requestSignInCode, signInByCode, SignInByCode } from '@ebpls/contracts';
import { beginSession, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, TextField, TextLink } from '@ebpls/ui';
import { MobileField } from '@ebpls/ui/forms';
import { type ActionFunctionArgs, replace, useActionData, useLocation } from 'react-router';

import { getLandingAddress } from '../../routing/guards.ts';
import { type EntranceAnswer, EntranceForm, readTypedFields } from '../entrance-form.tsx';
import { useWords as useEntranceWords } from '../entrance.messages.ts';
import { useWords } from './mobile-login.messages.ts';

interface MobileAnswer extends EntranceAnswer {
  /** The number that a code was requested for: the form continues with the code. */
  readonly mobile?: string;
}

export async function action({ request }: ActionFunctionArgs): Promise<MobileAnswer | Response> {
  const typed = await readTypedFields(request);
  try {
    if (typed['step'] === 'number') return await requestCode(typed);
    return await enterCode(typed, new URL(request.url).searchParams.get('next'));
  } catch (error) {
    return { ...toRefusedForm(error), ...(typed['step'] === 'code' && { mobile: typed['mobile'] ?? '' }) };
  }
}

async function requestCode(typed: Record<string, string>): Promise<MobileAnswer> {
  const { values, fields } = checkForm(requestSignInCode.body, typed);
  if (fields) return { fields };
  await callEndpoint(requestSignInCode, { body: values });
  return { mobile: values.mobile };
}

async function enterCode(typed: Record<string, string>, next: string | null): Promise<MobileAnswer | Response> {
  const { values, fields } = checkForm(SignInByCode, typed);
  if (fields) return { fields, mobile: typed['mobile'] ?? '' };
  const device_key = await getDeviceKey();
  const { user, accessToken, error, needs_code } = await callEndpoint(signInByCode, {
    body: { ...values, ...(device_key && { device_key }) },
  });
  if (!user || !accessToken) return { message: error ?? '', mobile: values.mobile, ...(needs_code && { needs_code }) };
  beginSession(accessToken, user);
  return replace(getLandingAddress(next));
}

export function Component() {
  const t = useWords();
  const e = useEntranceWords();
  const { search } = useLocation();
  const answer = useActionData<MobileAnswer>();
  const hasRequested = answer?.mobile !== undefined;
  return (
    <EntranceForm
      title={t('title')}
      subtitle={hasRequested ? t('sent') : t('subtitle')}
      act={hasRequested ? e('login.title') : t('send')}
      below={
        <>
          {hasRequested && <TextLink to={`/login/mobile${search}`}>{t('another')}</TextLink>}
          <TextLink to={`/login${search}`}>{t('by_email')}</TextLink>
        </>
      }
    >
      {(at) => (hasRequested ? <CodeFields mobile={answer.mobile ?? ''} at={at} /> : <NumberField at={at} />)}
    </EntranceForm>
  );
}

interface FieldsProps {
  readonly at: (name: string) => string | undefined;
}

function NumberField({ at }: FieldsProps) {
  const t = useWords();
  return (
    <>
      <input type="hidden" name="step" value="number" />
      <MobileField label={t('mobile')} help={t('mobile_help')} name="mobile" error={at('mobile')} />
    </>
  );
}

function CodeFields({ mobile, at }: FieldsProps & { readonly mobile: string }) {
  const t = useWords();
  const e = useEntranceWords();
  const answer = useActionData<MobileAnswer>();
  return (
    <>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="mobile" value={mobile} />
      <Blocker tone="info" title={normaliseMobile(mobile) ?? mobile}>
        {t('sent_more')}
      </Blocker>
      <TextField
        label={t('code')}
        help={t('code_help')}
        name="mobile_code"
        inputMode="numeric"
        width="short"
        autoComplete="one-time-code"
        error={at('mobile_code')}
      />
      {answer?.needs_code && (
        <TextField label={e('code')} help={e('code_help')} name="code" width="short" error={at('code')} />
      )}
    </>
  );
}
