import type { KeyLine } from './keys-button.tsx';
import type { useWords } from '../../messages/desk.messages.ts';

/** Keyboard shortcuts of the document viewer, for the list behind `?`. */
export function listPaperKeys(t: ReturnType<typeof useWords>): KeyLine[] {
  return [
    { keys: ['1', '9'], does: t('key_paper_number') },
    { keys: ['Y'], does: t('key_large') },
    { keys: ['Page Up', 'Page Down'], does: t('key_pages') },
    { keys: ['+', '-', '0', 'O'], does: t('key_size') },
  ];
}
