import type { MessageKey, SentenceParams } from '@ebpls/contracts';

/** A case that cannot be assessed: the field that is wrong (dotted path) and the message for the person. */
export class CaseRefused extends Error {
  readonly field: string;
  readonly message_key: MessageKey;
  readonly params: SentenceParams;

  constructor(field: string, message_key: MessageKey, params: SentenceParams = {}) {
    super(`${field}: ${message_key}`);
    this.name = 'CaseRefused';
    this.field = field;
    this.message_key = message_key;
    this.params = params;
  }
}
