import { decodeText } from '@ebpls/code-files';
import { isMessageKey, getMessageText, type SentenceParams } from '@ebpls/contracts';
import { assessCase, CaseRefused, readCase, toAssessResultReply } from '@ebpls/rules';

import { parseValue } from './read-file.ts';
import { loadRules } from './load-rules.ts';

/** Output and exit code of the bill computation: 0 with the result, 2 with the wrong field and its message. */
export type Answer = { readonly code: 0; readonly out: string } | { readonly code: 2; readonly err: string };

interface SentenceRef {
  readonly message_key: string;
  readonly params: SentenceParams;
}

function sentence({ message_key, params }: SentenceRef, locale: 'en' | 'fil'): string {
  return isMessageKey(message_key) ? getMessageText(message_key, params, locale) : message_key;
}

function withSentence<Result extends SentenceRef>(
  sentenceRef: Result,
): Result & { readonly text: string; readonly text_fil: string } {
  return { ...sentenceRef, text: sentence(sentenceRef, 'en'), text_fil: sentence(sentenceRef, 'fil') };
}

/** The answer to what cannot be assessed: the field, a colon, the message. */
export function toRefusedAnswer({ field, ...said }: Pick<CaseRefused, 'field' | 'message_key' | 'params'>): Answer {
  return { code: 2, err: `${field}: ${sentence(said, 'en')}` };
}

/** Assesses the case of a file, JSON in UTF-8. */
export function assessFile(bytes: Uint8Array): Answer {
  try {
    const assessCaseInput = readCase(parseValue(decodeText(bytes)));
    const result = toAssessResultReply(assessCase(assessCaseInput, loadRules(assessCaseInput.tax_year)));
    const reply = {
      ...result,
      lines: result.lines.map((line) => ({ ...line, basis: withSentence(line.basis) })),
      warnings: result.warnings.map(withSentence),
    };
    return { code: 0, out: JSON.stringify(reply, null, 2) };
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    return toRefusedAnswer(error);
  }
}
