import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import type { KeyLine } from '../frame/keys/keys-button.tsx';
import { useWords } from './clearance.messages.ts';

/** The keys of an office's desk, for the list behind `?`. */
export function useClearanceKeys(): KeyLine[] {
  const t = useWords();
  const d = useDeskWords();
  return [
    { keys: ['T'], does: t('take_next') },
    { keys: ['J', 'K'], does: d('key_next') },
    { keys: ['/'], does: d('key_search') },
    { keys: ['[', ']'], does: d('key_papers') },
    { keys: ['V'], does: d('judge_valid') },
    { keys: ['N'], does: d('judge_again') },
    { keys: ['L'], does: t('claim') },
    { keys: ['A'], does: t('approve') },
    { keys: ['C'], does: t('approve_with_conditions') },
    { keys: ['R'], does: t('return') },
    { keys: ['X'], does: t('reject') },
    { keys: ['I'], does: t('inspection_key') },
  ];
}
