import { isMessageKey, getMessageText, toReadableParams, type SentenceParams } from '@ebpls/contracts';
import { useLocale } from '@ebpls/ui';

/** A reason of the rules as a sentence in the reader's language; the words are the ones that the server uses. */
export function useSentence(): (message_key: string, params?: SentenceParams) => string {
  const locale = useLocale();
  return (message_key, params = {}) =>
    isMessageKey(message_key) ? getMessageText(message_key, toReadableParams(params, locale), locale) : message_key;
}
