import { create } from 'zustand';

/** A notice shown as a toast, with at most one action. */
export interface Notice {
  readonly id: number;
  readonly tone: 'done' | 'failed' | 'news';
  readonly text: string;
  /** The one act that a notice may offer. */
  readonly action?: { readonly label: string; readonly act: () => void } | undefined;
}

/** Specification section 9: up to five at once. */
const MAX_NOTICES = 5;

/** Short messages of all remotes, shown by the shell. */
export const useNotices = create<{ notices: readonly Notice[] }>(() => ({ notices: [] }));

let last_id = 0;

/**
 * Shows a notice; a plain function, so that a loader or an action can use it too. The sixth notice removes the oldest.
 */
export function showNotice(tone: Notice['tone'], text: string, action?: Notice['action']): void {
  last_id += 1;
  const notice: Notice = { id: last_id, tone, text, action };
  useNotices.setState(({ notices }) => ({ notices: [...notices, notice].slice(-MAX_NOTICES) }));
}

/** Removes a notice. */
export function dismissNotice(id: Notice['id']): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
