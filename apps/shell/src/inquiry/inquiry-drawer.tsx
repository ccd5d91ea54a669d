// The messenger for inquiries in a drawer: list, new inquiry, thread.

import { EmptyState } from '@ebpls/ui';
import { Drawer } from '@ebpls/ui/overlays';
import { startTransition, useEffect } from 'react';

import { type Messenger, useInquiries } from './store/inquiry-store.ts';
import { useWords } from './inquiry.messages.ts';
import { NewInquiry } from './new-inquiry.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';

interface InquiryDrawerProps {
  readonly messenger: Messenger;
  readonly canInquire: boolean; // Only an owner begins a thread (specification section 6).
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: View;
  readonly show: (view: View) => void;
}

/** Three views of the messenger (specification section 2). */
export type View =
  | { readonly name: 'list' }
  | { readonly name: 'new'; readonly sent_to_role_id?: number }
  | { readonly name: 'thread'; readonly inquiry_id: number };

/** The messenger: list, new inquiry, thread (specification section 2). */
export function InquiryDrawer({ messenger, canInquire, open, onClose, view, show }: InquiryDrawerProps) {
  const t = useWords();
  const { threads } = useInquiries(messenger.mailbox);
  const { mailbox } = messenger;

  const openInquiryId = open && view.name === 'thread' ? view.inquiry_id : undefined;
  useEffect(() => {
    void mailbox.open(openInquiryId);
  }, [mailbox, openInquiryId]);

  // A form or a thread takes long to render: the press is handled first.
  const showView = (next: View): void => startTransition(() => show(next));
  const toList = (): void => show({ name: 'list' });
  const thread = view.name === 'thread' ? threads.find(({ id }) => id === view.inquiry_id) : undefined;
  const title = { list: t('inquiry'), new: t('new'), thread: thread?.subject ?? t('inquiry') }[view.name];
  return (
    <Drawer open={open} onClose={onClose} flush title={<bdi>{title}</bdi>}>
      {view.name === 'list' && (
        <ThreadList
          messenger={messenger}
          canInquire={canInquire}
          onNew={() => showView({ name: 'new' })}
          onChoose={(inquiry_id) => showView({ name: 'thread', inquiry_id })}
        />
      )}
      {view.name === 'new' && (
        <NewInquiry messenger={messenger} sent_to_role_id={view.sent_to_role_id} onDone={toList} />
      )}
      {view.name === 'thread' &&
        (thread ? (
          <ThreadView key={thread.id} desk={messenger} thread={thread} onBack={toList} />
        ) : (
          <EmptyState title={t('empty.title')} />
        ))}
    </Drawer>
  );
}
