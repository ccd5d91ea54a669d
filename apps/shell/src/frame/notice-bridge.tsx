import { dismissNotice, type Notice, useNotices } from '@ebpls/remote-kit';
import { toast, type Tone } from '@ebpls/ui';
import { useEffect } from 'react';

const TONE: Readonly<Record<Notice['tone'], Tone>> = { done: 'success', failed: 'danger', news: 'info' };

/** Hands every notice of the house to the toasts, which know how long to stay and that five are enough. */
export function NoticeBridge() {
  const notices = useNotices((state) => state.notices);
  useEffect(() => {
    for (const { id, tone, text, action } of notices) {
      dismissNotice(id);
      toast(TONE[tone], text, action && { label: action.label, onChoose: action.act });
    }
  }, [notices]);
  return null;
}
