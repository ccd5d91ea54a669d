import { type Messages, ORDINANCE_TERMS } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';

const TERMS: Messages = ORDINANCE_TERMS;

/**
 * Returns the name of a field of the revenue code in the reader's language; undefined for a field that only groups
 * others.
 */
export function findTerm(name: string): string | undefined {
  return TERMS[`ordinance.term.${name}`]?.[useSettings.getState().language];
}
