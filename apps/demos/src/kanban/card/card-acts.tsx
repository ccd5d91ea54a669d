import { Button, Heading, type IconName, Stack } from '@ebpls/ui';
import { ConfirmDialog } from '@ebpls/ui/overlays';
import { useState } from 'react';

import { useBoardTools } from '../board/board-context.ts';
import type { KanbanCard } from '../board/board.ts';
import { useWords } from './card.messages.ts';

export interface CardActsProps {
  readonly card: KanbanCard;
  readonly onArchive: () => Promise<void>;
}

/** Acts on a card as a whole. An act without a call in the demonstration is shown and disabled. */
export function CardActs({ card, onArchive }: CardActsProps) {
  const t = useWords();
  const { acts } = useBoardTools();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const watch = () => void acts.updateCard(card.id, { isSubscribed: !card.isSubscribed });
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={3} size="secondary">
          {t('add_to_card')}
        </Heading>
        <DisabledAct icon="users" label={t('members')} />
        <DisabledAct icon="flag" label={t('labels')} />
        <DisabledAct icon="upload" label={t('attachments')} />
      </Stack>
      <Stack gap={2}>
        <Heading level={3} size="secondary">
          {t('acts')}
        </Heading>
        <Button wide icon={card.isSubscribed ? 'eye-off' : 'eye'} onClick={watch}>
          {t(card.isSubscribed ? 'unwatch' : 'watch')}
        </Button>
        <DisabledAct icon="external" label={t('move')} />
        <DisabledAct icon="file" label={t('copy')} />
        <DisabledAct icon="scroll" label={t('template')} />
        <Button wide icon="inbox" onClick={() => setDialogOpen(true)}>
          {t('archive')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('archive.dialog', { name: card.name })}
        confirm={t('archive')}
        danger
        onConfirm={() => void onArchive()}
      >
        {t('archive.more')}
      </ConfirmDialog>
    </Stack>
  );
}

function DisabledAct({ icon, label }: { readonly icon: IconName; readonly label: string }) {
  return (
    <Button wide disabled icon={icon}>
      {label}
    </Button>
  );
}
