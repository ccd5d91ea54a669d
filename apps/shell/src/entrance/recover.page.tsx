import { callEndpoint } from '@ebpls/api-client';
import { requestPasswordReset } from '@ebpls/contracts';
import { toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, TextField, TextLink } from '@ebpls/ui';
import { type ActionFunctionArgs, useActionData } from 'react-router';

import { EntranceForm, type EntranceAnswer, readTypedFields } from './entrance-form.tsx';
import { useWords } from './entrance.messages.ts';

export async function action({ request }: ActionFunctionArgs): Promise<EntranceAnswer> {
  const { values, fields } = checkForm(requestPasswordReset.body, await readTypedFields(request));
  if (fields) return { fields };
  try {
    await callEndpoint(requestPasswordReset, { body: values });
    return { done: true };
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Page that requests a mail with a link to reset the password. */
export function Component() {
  const t = useWords();
  const answer = useActionData<EntranceAnswer>();
  return (
    <EntranceForm
      title={t('recover.title')}
      subtitle={t('recover.subtitle')}
      act={t('recover.act')}
      below={
        <>
          <TextLink to="/login">{t('login.title')}</TextLink>
          <TextLink to="/login/mobile">{t('login.by_mobile')}</TextLink>
          <TextLink to="/track">{t('recover.status')}</TextLink>
        </>
      }
    >
      {(at) => (
        <>
          {answer?.done && (
            <output>
              <Blocker tone="success" title={t('recover.sent')} />
            </output>
          )}
          <TextField label={t('email')} name="email" type="email" autoComplete="email" error={at('email')} />
        </>
      )}
    </EntranceForm>
  );
}
