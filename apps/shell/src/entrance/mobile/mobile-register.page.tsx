// Page on which an owner registers with a mobile number and a code, without an e-mail and a password.

import { callEndpoint } from '@ebpls/api-client';
import { completeMobileSignUp, SignUpByMobile, signUpByMobile } from '@ebpls/contracts';
import { toRefusedForm, useSettings } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { TextField, TextLink } from '@ebpls/ui';
import { CheckField, MobileField } from '@ebpls/ui/forms';
import { type ActionFunctionArgs, useActionData } from 'react-router';

import { EntranceForm, readTypedFields } from '../entrance-form.tsx';
import { useWords as useEntranceWords } from '../entrance.messages.ts';
import { LastNameField } from '../last-name-field.tsx';
import { FIRST_PAGE } from '../entrance-state.ts';
import { type CodeAnswer, CodeFields, enterCode, readRequestedCode } from './code-step.tsx';
import { useWords } from './mobile-login.messages.ts';

export async function action({ request }: ActionFunctionArgs): Promise<CodeAnswer | Response> {
  const typedFields = await readTypedFields(request);
  try {
    if (typedFields['step'] === 'names') return await requestCode(typedFields);
    return await enterCode((body) => callEndpoint(completeMobileSignUp, { body }), typedFields, FIRST_PAGE);
  } catch (error) {
    return {
      ...toRefusedForm(error),
      ...(typedFields['step'] === 'code' && { requestedCode: readRequestedCode(typedFields) }),
    };
  }
}

async function requestCode({ terms, one_name, ...typed }: Record<string, string>): Promise<CodeAnswer> {
  const { values, fields } = checkForm(SignUpByMobile, {
    ...typed,
    ...(one_name === 'on' && { lastname: null }),
    terms: terms === 'on',
    locale: useSettings.getState().language,
  });
  if (fields) return { fields };
  const { code_id } = await callEndpoint(signUpByMobile, { body: values });
  return { requestedCode: { mobile: values.mobile, code_id } };
}

export function Component() {
  const t = useWords();
  const e = useEntranceWords();
  const requestedCode = useActionData<CodeAnswer>()?.requestedCode;
  return (
    <EntranceForm
      title={t('register_title')}
      subtitle={requestedCode ? t('register_sent') : t('register_subtitle')}
      act={requestedCode ? e('register.act') : t('send')}
      below={
        <>
          {requestedCode && <TextLink to="/register/mobile">{t('another')}</TextLink>}
          <TextLink to="/register">{t('register_by_email')}</TextLink>
        </>
      }
    >
      {(at) =>
        requestedCode ? (
          <CodeFields requestedCode={requestedCode} at={at} help={t('register_sent_more')} />
        ) : (
          <NameFields at={at} />
        )
      }
    </EntranceForm>
  );
}

function NameFields({ at }: { readonly at: (name: string) => string | undefined }) {
  const t = useWords();
  const e = useEntranceWords();
  return (
    <>
      <input type="hidden" name="step" value="names" />
      <TextField label={e('firstname')} name="firstname" autoComplete="given-name" error={at('firstname')} />
      <LastNameField error={at('lastname')} />
      <MobileField label={t('mobile')} help={t('mobile_help')} name="mobile" error={at('mobile')} />
      <CheckField label={e('register.terms')} name="terms" error={at('terms')} />
    </>
  );
}
