import type { useWords as useBulkWords } from '../../messages/bulk.messages.ts';
import type { useWords } from '../../messages/desk.messages.ts';
import type { KeyGroup } from './keys-button.tsx';

/** Keyboard shortcuts of the documents of a case, for the list behind `?`. */
export function listDocumentKeys(t: ReturnType<typeof useWords>): KeyGroup {
  return {
    purpose: 'documents',
    lines: [
      { keys: ['[', ']'], does: t('key_papers') },
      { keys: ['1', '9'], does: t('key_paper_number') },
      { keys: ['Y'], does: t('key_large') },
      { keys: ['Page Up', 'Page Down'], does: t('key_pages') },
      { keys: ['+', '-', '0', 'O'], does: t('key_size') },
      { keys: ['V'], does: t('judge_valid') },
      { keys: ['N'], does: t('judge_again') },
    ],
  };
}

/** Keyboard shortcuts of a list of cases, after the key that opens the next one. */
export function listMoveKeys(t: ReturnType<typeof useWords>): KeyGroup['lines'] {
  return [
    { keys: ['J', 'K'], does: t('key_next') },
    { keys: ['/'], does: t('key_search') },
    { keys: ['Ctrl', 'K'], does: t('key_find') },
    { keys: ['Ctrl', 'P'], does: t('key_print') },
  ];
}

/** Keyboard shortcuts of acts on several cases. */
export function listBulkKeys(b: ReturnType<typeof useBulkWords>): KeyGroup {
  return {
    purpose: 'several',
    lines: [
      { keys: ['S'], does: b('key_select') },
      { keys: ['B'], does: b('key_bulk') },
    ],
  };
}
