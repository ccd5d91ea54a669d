// The step of the mobile pages that enters the texted code and opens the session.

import { getDeviceKey } from '@ebpls/api-client';
import { normaliseMobile, SignInByCode, type SignInReply } from '@ebpls/contracts';
import { beginSession } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, TextField } from '@ebpls/ui';
import { replace, useActionData } from 'react-router';

import { getLandingAddress } from '../../routing/guards.ts';
import type { EntranceAnswer } from '../entrance-form.tsx';
import { useWords as useEntranceWords } from '../entrance.messages.ts';
import { useWords } from './mobile-login.messages.ts';

/** A requested code: the form continues with it. */
interface RequestedCode {
  readonly mobile: string;
  /** The browser's part of the code. */
  readonly code_id: string;
}

export interface CodeAnswer extends EntranceAnswer {
  readonly requestedCode?: RequestedCode;
}

/** The code that the form of the second step was shown for. */
export function readRequestedCode(typedFields: Record<string, string>): RequestedCode {
  return { mobile: typedFields['mobile'] ?? '', code_id: typedFields['code_id'] ?? '' };
}

/** Sends the entered code; a right one opens the session and leads on. */
export async function enterCode(
  send: (body: SignInByCode) => Promise<SignInReply>,
  typedFields: Record<string, string>,
  next: string | null,
): Promise<CodeAnswer | Response> {
  const requestedCode = readRequestedCode(typedFields);
  const { values, fields } = checkForm(SignInByCode, typedFields);
  if (fields) return { fields, requestedCode };
  const device_key = await getDeviceKey();
  const { user, accessToken, error, needs_code } = await send({ ...values, ...(device_key && { device_key }) });
  if (!user || !accessToken) return { message: error ?? '', requestedCode, ...(needs_code && { needs_code }) };
  beginSession(accessToken, user);
  return replace(getLandingAddress(next));
}

interface CodeFieldsProps {
  readonly requestedCode: RequestedCode;
  readonly at: (name: string) => string | undefined;
  /** What to do when no code arrives. */
  readonly help: string;
}

/** The number, the code from its text message, and the second step where the account has one. */
export function CodeFields({ requestedCode: { mobile, code_id }, at, help }: CodeFieldsProps) {
  const t = useWords();
  const e = useEntranceWords();
  const answer = useActionData<CodeAnswer>();
  return (
    <>
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="mobile" value={mobile} />
      <input type="hidden" name="code_id" value={code_id} />
      <Blocker tone="info" title={normaliseMobile(mobile) ?? mobile}>
        {help}
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
