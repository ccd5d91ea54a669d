import { dismissNotice, type Notice, useNotices } from '@ebpls/remote-kit';
import { showToast, type Tone } from '@ebpls/ui';
import { useEffect } from 'react';

const NOTICE_TONES: Readonly<Record<Notice['tone'], Tone>> = { done: 'success', failed: 'danger', news: 'info' };

/** Hands every notice of the house to the toasts, which know how long to stay and that five are enough. */
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
