import { Remark } from '@ebpls/ui';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import { useEffect } from 'react';
import { Outlet } from 'react-router';

import { markShown } from '../release/fall-back.ts';
import { isFormer } from '../release/versions.ts';
import { useWords } from './shell-root.messages.ts';

/**
 * Frame of a remote's pages; it shows a note when they are the former version because the newest did not start here.
 */
export function SlotFrame({ slot }: { readonly slot: ReleaseSlot }) {
  const t = useWords();
  // Runs only when the page below could be rendered: a page that throws removes this effect with it.
  useEffect(() => {
    markShown(slot);
  }, [slot]);
  return (
    <>
      {isFormer(slot) && <Remark tone="warning">{t('former_version')}</Remark>}
      <Outlet />
    </>
  );
}
