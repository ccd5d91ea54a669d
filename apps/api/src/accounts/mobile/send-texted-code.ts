// Creates, texts and checks the codes that belong to one browser.

import { randomUUID } from 'node:crypto';

import type { Locale } from '@ebpls/contracts';

import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { isSameBytes } from '../../platform/secrets.ts';
import { queueSms, type SmsTemplate } from '../../platform/sms/sms.ts';
import {
  type CodePurpose,
  insertTextedCode,
  lockProofCode,
  lockTextedCode,
  recordWrongCode,
  type SignUpNames,
  type TextedCode,
} from './texted-codes.queries.ts';

interface CodeMessage {
  readonly purpose: CodePurpose;
  readonly number: string;
  readonly account_id: number | null;
  readonly template: SmsTemplate;
  readonly locale: Locale;
  readonly names?: SignUpNames;
}

/** Texts a new code and returns the id that its browser needs beside it. Codes of other browsers stay valid. */
export async function sendTextedCode(
  { codes }: Pick<Api, 'codes'>,
  trx: Trx,
  { purpose, number, account_id, template, locale, names }: CodeMessage,
): Promise<string> {
  const code_id = randomUUID();
  const code = codes.create();
  const code_hash = codes.hash(['texted', code_id, number], code);
  await insertTextedCode(trx, { code_id, purpose, number, account_id, code_hash, ...names });
  await queueSms(trx, { account_id, number, template, locale, params: { code } });
  return code_id;
}

interface CodeTry {
  readonly code: string;
  /** Names the code of a browser; a code in place of a password is that of the account. */
  readonly target: { readonly code_id: string; readonly purpose: CodePurpose } | { readonly account_id: number };
}

/**
 * The stored code when the entered one is right. Compares under a lock, so that concurrent tries count; the caller
 * removes a right code with the act that it admits.
 */
export function checkTextedCode(
  { db, codes }: Pick<Api, 'db' | 'codes'>,
  { code, target }: CodeTry,
): Promise<TextedCode | undefined> {
  return db.transaction().execute(async (trx) => {
    const storedCode =
      'account_id' in target ? await lockProofCode(trx, target.account_id) : await lockTextedCode(trx, target);
    if (storedCode === undefined) return undefined;
    const codeHash = codes.hash(['texted', storedCode.code_id, storedCode.number], code);
    if (isSameBytes(codeHash, storedCode.code_hash)) return storedCode;
    await recordWrongCode(trx, storedCode.code_id);
    return undefined;
  });
}
