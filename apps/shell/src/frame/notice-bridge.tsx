import { dismissNotice, type Notice, useNotices } from '@ebpls/remote-kit';
import { showToast, type Tone } from '@ebpls/ui';
import { useEffect } from 'react';

const NOTICE_TONES: Readonly<Record<Notice['tone'], Tone>> = { done: 'success', failed: 'danger', news: 'info' };

/** Shows every notice of the shell as a toast; toasts limit their time and their number to five. */
export function NoticeBridge() {
  const notices = useNotices((state) => state.notices);
  useEffect(() => {
    for (const { id, tone, text, action } of notices) {
      dismissNotice(id);
      showToast(NOTICE_TONES[tone], text, action && { label: action.label, onChoose: action.act });
    }
  }, [notices]);
  return null;
}
