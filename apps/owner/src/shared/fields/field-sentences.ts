import { isMessageKey, getMessageText, toReadableParams, type SentenceParams } from '@ebpls/contracts';
import { useLocale } from '@ebpls/ui';

/** Hook that formats a message of the rules in the reader's language, with the server's own texts. */
export function useSentence(): (message_key: string, params?: SentenceParams) => string {
  const locale = useLocale();
  return (message_key, params = {}) =>
    isMessageKey(message_key) ? getMessageText(message_key, toReadableParams(params, locale), locale) : message_key;
}
