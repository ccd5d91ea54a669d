import {
  fillMessage,
  isMessageKey,
  type SentenceParams,
  SHARED_MESSAGES,
  toGovernmentMessage,
  toReadableParams,
} from '@ebpls/contracts';
import { useLocalGovernment } from '@ebpls/remote-kit';
import { useLocale } from '@ebpls/ui';

/** Hook that formats a message of the rules in the reader's language, with the server's own texts. */
export function useSentence(): (message_key: string, params?: SentenceParams) => string {
  const locale = useLocale();
  const kind = useLocalGovernment((government) => government.kind);
  return (message_key, params = {}) =>
    isMessageKey(message_key)
      ? fillMessage(toGovernmentMessage(SHARED_MESSAGES[message_key], kind), toReadableParams(params, locale), locale)
      : message_key;
}
