import { useWords as useCheckWords } from './checklist/checklist.messages.ts';
import { useWords as useBulkWords } from '../messages/bulk.messages.ts';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { listBulkKeys, listDocumentKeys, listMoveKeys } from '../frame/keys/paper-keys.ts';
import type { KeyGroup } from '../frame/keys/keys-button.tsx';
import { useWords } from './clearance.messages.ts';

/** Keyboard shortcuts of an office's desk, for the list behind `?`. */
export function useClearanceKeys(): KeyGroup[] {
  const t = useWords();
  const c = useCheckWords();
  const d = useDeskWords();
  const b = useBulkWords();
  return [
    {
      purpose: 'move',
      lines: [{ keys: ['T'], does: t('take_next') }, ...listMoveKeys(d)],
    },
    listDocumentKeys(d),
    {
      purpose: 'checklist',
      lines: [
        { keys: ['1', '2', '3'], does: c('key_answer') },
        { keys: ['0'], does: c('key_rest') },
        { keys: ['M'], does: c('key_remark') },
      ],
    },
    {
      purpose: 'decide',
      lines: [
        { keys: ['L'], does: t('claim') },
        { keys: ['A'], does: t('approve') },
        { keys: ['C'], does: t('approve_with_conditions') },
        { keys: ['R'], does: t('return') },
        { keys: ['X'], does: t('reject') },
        { keys: ['P'], does: t('give_back') },
        { keys: ['U'], does: d('key_undo') },
        { keys: ['I'], does: t('inspection_key') },
      ],
    },
    listBulkKeys(b),
  ];
}
