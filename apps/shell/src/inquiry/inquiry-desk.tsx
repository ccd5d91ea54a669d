import { getInquirySide } from '@ebpls/contracts';
import { useSession, useVisitorKind } from '@ebpls/remote-kit';
import { lazyWithRetry } from '@ebpls/ui';
import { InquiryButton } from '@ebpls/ui/frame';
import { Suspense, useEffect, useRef, useState } from 'react';

import type { View } from './inquiry-drawer.tsx';
import { openInMessenger, useOpenings } from './open-messenger.ts';
import { useWords } from './inquiry.messages.ts';
import type { InquiryReader } from './store/inquiry-loader.ts';
import { openDesk, toInquiryReader, useInquiries } from './store/inquiry-store.ts';

const InquiryDrawer = lazyWithRetry(() => import('./inquiry-drawer.tsx').then((module) => module.InquiryDrawer));

/** Inquiry button of every signed-in page, with its badge; the messenger's code loads at the first opening. */
export function InquiryDesk() {
  const user = useSession((session) => session.user);
  const kind = useVisitorKind();
  if (!user || !kind) return null;
  const reader = toInquiryReader(user.id, user.roles[0]?.id, getInquirySide(kind));
  return <Counter key={`${reader.side} ${reader.own_id}`} reader={reader} canInquire={kind === 'user'} />;
}

function Counter({ reader, canInquire }: { readonly reader: InquiryReader; readonly canInquire: boolean }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [view, show] = useState<View>({ name: 'list' });
  const button = useRef<HTMLButtonElement>(null);
  const open = (): void => {
    setOpened(true);
    setOpen(true);
  };
  const openView = (requestedView: View): void => {
    show(requestedView);
    // The notice or list that opened the drawer is gone when it closes and returns the focus.
    button.current?.focus();
    open();
  };
  const [desk] = useState(() => openDesk(reader, (inquiry_id) => openInMessenger({ name: 'thread', inquiry_id })));
  useEffect(() => {
    return desk.begin();
  }, [desk]);
  useOpenings(openView);
  const { unread } = useInquiries(desk.mailbox);
  return (
    <>
      <InquiryButton ref={button} label={t('inquiry')} unread={unread} onClick={open} />
      {wasOpened && (
        <Suspense fallback={null}>
          <InquiryDrawer
            messenger={desk}
            canInquire={canInquire}
            open={isOpen}
            view={view}
            show={show}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
