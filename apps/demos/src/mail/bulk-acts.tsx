import { Button } from '@ebpls/ui';
import { ConfirmDialog, Menu } from '@ebpls/ui/overlays';
import { useState } from 'react';

import { useWords } from './mail.messages.ts';
import { CUSTOM_LABELS, type Mail } from './mock/mails.ts';
import type { MailActs } from './use-mail-acts.ts';

interface BulkProps {
  readonly mails: readonly Mail[];
  readonly isTrash: boolean;
  readonly acts: MailActs;
  readonly onDone: () => void;
}

/** Acts on the selected mails; in the trash they are restored or deleted for good. */
export function BulkActs({ mails, isTrash, acts, onDone }: BulkProps) {
  const t = useWords();
  const runThenClose = (run: Promise<unknown>): void => void run.then(onDone);
  return (
    <>
      <Button size="desk" onClick={() => runThenClose(acts.mark(mails, { isUnread: false }))}>
        {t('read')}
      </Button>
      <Button size="desk" onClick={() => runThenClose(acts.mark(mails, { isUnread: true }))}>
        {t('unread_again')}
      </Button>
      <LabelMenu mails={mails} acts={acts} />
      {isTrash ? (
        <>
          <Button size="desk" icon="inbox" onClick={() => runThenClose(acts.restore(mails))}>
            {t('restore')}
          </Button>
          <DeleteForGood onConfirm={() => runThenClose(acts.removeForGood(mails))} />
        </>
      ) : (
        <>
          <Button size="desk" onClick={() => runThenClose(acts.reportSpam(mails))}>
            {t('junk')}
          </Button>
          <Button size="desk" icon="trash" onClick={() => runThenClose(acts.remove(mails))}>
            {t('delete')}
          </Button>
        </>
      )}
    </>
  );
}

/** Sets or removes the custom labels; a label that all of the mails have is removed. */
export function LabelMenu({ mails, acts }: Pick<BulkProps, 'mails' | 'acts'>) {
  const t = useWords();
  const items = CUSTOM_LABELS.map((id) => {
    const isSet = mails.length > 0 && mails.every(({ labelIds }) => labelIds.includes(id));
    return {
      key: id,
      label: t(isSet ? 'label.unset' : 'label.set', { label: t(id) }),
      onChoose: () => void acts.setLabel(mails, id, !isSet),
    };
  });
  return (
    <Menu
      items={items}
      trigger={
        <Button size="desk" icon="chevron-down">
          {t('label')}
        </Button>
      }
    />
  );
}

/** Confirms an act that cannot be undone. */
export function DeleteForGood({ onConfirm }: { readonly onConfirm: () => void }) {
  const t = useWords();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const confirm = (): void => {
    setDialogOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button size="desk" kind="danger" icon="trash" onClick={() => setDialogOpen(true)}>
        {t('forever')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('forever.dialog')}
        confirm={t('forever')}
        danger
        onConfirm={confirm}
      >
        {t('forever.more')}
      </ConfirmDialog>
    </>
  );
}
