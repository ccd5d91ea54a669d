import type { MessageParams, RefusalCode } from '@ebpls/contracts';

import type { MessageKey } from './messages/catalogue.ts';

interface Detail {
  readonly params?: MessageParams;
  readonly fields?: Readonly<Record<string, MessageKey>>; // Message keys by dotted path of the field.
  readonly present?: Readonly<Record<string, unknown>>; // The current state, for a client that acted on an older one.
  readonly retry_after?: number; // Seconds until the same request may be repeated.
}

/** A refusal by the rules. The message reaches the person in their language; nothing was changed. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly fields: Readonly<Record<string, MessageKey>> | undefined;
  readonly present: Readonly<Record<string, unknown>> | undefined;
  readonly retry_after: number | undefined;

  constructor(code: RefusalCode, key: MessageKey, detail: Detail = {}) {
    super(key);
    this.code = code;
    this.key = key;
    this.params = detail.params ?? {};
    this.fields = detail.fields;
    this.present = detail.present;
    this.retry_after = detail.retry_after;
  }
}

/** A value that one field refuses: 422 with the message at that field. */
export function createFieldRefusal(field: string, key: MessageKey): Refused {
  return new Refused('invalid', 'request.invalid', { fields: { [field]: key } });
}
