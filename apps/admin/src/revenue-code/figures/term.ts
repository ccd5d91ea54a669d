import { type Messages, ORDINANCE_TERMS } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';

const TERMS: Messages = ORDINANCE_TERMS;

/**
 * A word of the code in the reader's language, as the list of changes says it too; none where a field only holds others
 * together.
 */
export function findTerm(name: string): string | undefined {
  return TERMS[`ordinance.word.${name}`]?.[useSettings.getState().language];
}
