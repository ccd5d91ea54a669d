import { useWords as useCheckWords } from './checklist/checklist.messages.ts';
import { useWords as useBulkWords } from '../messages/bulk.messages.ts';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { listPaperKeys } from '../frame/keys/paper-keys.ts';
import type { KeyLine } from '../frame/keys/keys-button.tsx';
import { useWords } from './clearance.messages.ts';

/** Keyboard shortcuts of an office's desk, for the list behind `?`. */
export function useClearanceKeys(): KeyLine[] {
  const t = useWords();
  const c = useCheckWords();
  const d = useDeskWords();
  const b = useBulkWords();
  return [
    { keys: ['T'], does: t('take_next') },
    { keys: ['J', 'K'], does: d('key_next') },
    { keys: ['/'], does: d('key_search') },
    { keys: ['Ctrl', 'K'], does: d('key_find') },
    { keys: ['[', ']'], does: d('key_papers') },
    ...listPaperKeys(d),
    { keys: ['1', '2', '3'], does: c('key_answer') },
    { keys: ['0'], does: c('key_rest') },
    { keys: ['M'], does: c('key_remark') },
    { keys: ['V'], does: d('judge_valid') },
    { keys: ['N'], does: d('judge_again') },
    { keys: ['L'], does: t('claim') },
    { keys: ['A'], does: t('approve') },
    { keys: ['C'], does: t('approve_with_conditions') },
    { keys: ['R'], does: t('return') },
    { keys: ['X'], does: t('reject') },
    { keys: ['P'], does: t('give_back') },
    { keys: ['U'], does: d('key_undo') },
    { keys: ['I'], does: t('inspection_key') },
    { keys: ['S'], does: b('key_select') },
    { keys: ['B'], does: b('key_bulk') },
  ];
}
