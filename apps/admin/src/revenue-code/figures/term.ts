import { type Messages, ORDINANCE_TERMS } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';

const TERMS: Messages = ORDINANCE_TERMS;

/** A term of the code in the reader's language, as in the list of changes; none where a field only groups others. */
export function findTerm(name: string): string | undefined {
  return TERMS[`ordinance.word.${name}`]?.[useSettings.getState().language];
}
