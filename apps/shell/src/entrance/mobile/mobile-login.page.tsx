// Page on which an owner signs in with a confirmed mobile number and a code of one use.

import { callEndpoint } from '@ebpls/api-client';
import { requestSignInCode, signInByCode } from '@ebpls/contracts';
import { toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { TextLink } from '@ebpls/ui';
import { MobileField } from '@ebpls/ui/forms';
import { type ActionFunctionArgs, useActionData, useLocation } from 'react-router';

import { EntranceForm, readTypedFields } from '../entrance-form.tsx';
import { useWords as useEntranceWords } from '../entrance.messages.ts';
import { type CodeAnswer, CodeFields, enterCode, readRequestedCode } from './code-step.tsx';
import { useWords } from './mobile-login.messages.ts';

export async function action({ request }: ActionFunctionArgs): Promise<CodeAnswer | Response> {
  const typedFields = await readTypedFields(request);
  const next = new URL(request.url).searchParams.get('next');
  try {
    if (typedFields['step'] === 'number') return await requestCode(typedFields);
    return await enterCode((body) => callEndpoint(signInByCode, { body }), typedFields, next);
  } catch (error) {
    return {
      ...toRefusedForm(error),
      ...(typedFields['step'] === 'code' && { requestedCode: readRequestedCode(typedFields) }),
    };
  }
}

async function requestCode(typedFields: Record<string, string>): Promise<CodeAnswer> {
  const { values, fields } = checkForm(requestSignInCode.body, typedFields);
  if (fields) return { fields };
  const { code_id } = await callEndpoint(requestSignInCode, { body: values });
  return { requestedCode: { mobile: values.mobile, code_id } };
}

export function Component() {
  const t = useWords();
  const e = useEntranceWords();
  const { search } = useLocation();
  const requestedCode = useActionData<CodeAnswer>()?.requestedCode;
  return (
    <EntranceForm
      title={t('title')}
      subtitle={requestedCode ? t('sent') : t('subtitle')}
      act={requestedCode ? e('login.title') : t('send')}
      below={
        <>
          {requestedCode && <TextLink to={`/login/mobile${search}`}>{t('another')}</TextLink>}
          <TextLink to={`/login${search}`}>{t('by_email')}</TextLink>
          <TextLink to="/register/mobile">{e('register.by_mobile')}</TextLink>
        </>
      }
    >
      {(at) =>
        requestedCode ? (
          <CodeFields requestedCode={requestedCode} at={at} help={t('sent_more')} />
        ) : (
          <NumberField at={at} />
        )
      }
    </EntranceForm>
  );
}

function NumberField({ at }: { readonly at: (name: string) => string | undefined }) {
  const t = useWords();
  return (
    <>
      <input type="hidden" name="step" value="number" />
      <MobileField label={t('mobile')} help={t('mobile_help')} name="mobile" error={at('mobile')} />
    </>
  );
}
