// Sends text messages through the configured gateway.

import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config/config.ts';
import { closeFolder } from '../private-folder.ts';

interface SmsMessage {
  readonly sms_id: number;
  /** `09171234567` */
  readonly number: string;
  readonly text: string;
}

/**
 * The gateway refused the message before it took it: it may be tried again. After any other fault it may have
 * been sent.
 */
export class SmsRejectedError extends Error {}

/** A way to send text messages. Throws SmsRejectedError when it is certain that nothing was sent. */
export interface SmsSender {
  readonly send: (message: SmsMessage) => Promise<void>;
}

/** The gateway when one is set, otherwise `<data_dir>/outbox-sms`, one file for each message. */
export function openSmsSender({ sms_gateway, data_dir }: Pick<Config, 'sms_gateway' | 'data_dir'>): SmsSender {
  return sms_gateway === undefined
    ? createFolderSender(join(data_dir, 'outbox-sms'))
    : createSemaphoreSender(sms_gateway);
}

function createFolderSender(folder: string): SmsSender {
  return {
    send: async ({ sms_id, number, text }) => {
      await closeFolder(folder);
      const path = join(folder, `${String(sms_id).padStart(8, '0')}.txt`);
      // A reader of the folder never sees a partial message.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, `To: ${number}\n\n${text}\n`, { flush: true, mode: 0o600 });
      await rename(part, path);
    },
  };
}

const SMS_TIMEOUT_MS = 10_000;
const MAX_ERROR_LENGTH = 200;
/** Errors of the connection before a request could be written. */
const CONNECT_ERRORS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Semaphore's documented form post: apikey, number, message, sendername; 200 with a list of the accepted messages. */
function createSemaphoreSender({ url, api_key, sender }: NonNullable<Config['sms_gateway']>): SmsSender {
  return {
    send: async ({ number, text }) => {
      const body = new URLSearchParams({ apikey: api_key, number, message: text, sendername: sender });
      const answer = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
      }).catch((fault: unknown) => {
        const { code = '' } = ((fault as { cause?: unknown }).cause ?? {}) as { code?: string };
        throw CONNECT_ERRORS.has(code) ? new SmsRejectedError(code) : new Error(code === '' ? 'no answer' : code);
      });
      const replyText = (await answer.text()).slice(0, MAX_ERROR_LENGTH).replaceAll(/\d{7,}/g, '…');
      if (answer.status === 429 || answer.status === 503) throw new SmsRejectedError(`${answer.status}`);
      if (!answer.ok || !replyText.includes('message_id')) throw new Error(`${answer.status} ${replyText}`);
    },
  };
}
