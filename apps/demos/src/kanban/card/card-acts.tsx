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

/** What can be done with a card as a whole. What the demonstration has no call for is shown and cannot be used. */
export function CardActs({ card, onArchive }: CardActsProps) {
  const t = useWords();
  const { acts } = useBoardTools();
  const [isAsking, ask] = useState(false);
  const watch = () => void acts.updateCard(card.id, { isSubscribed: !card.isSubscribed });
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={3} size="secondary">
          {t('add_to_card')}
        </Heading>
        <Disabled icon="users" label={t('members')} />
        <Disabled icon="flag" label={t('labels')} />
        <Disabled icon="upload" label={t('attachments')} />
      </Stack>
      <Stack gap={2}>
        <Heading level={3} size="secondary">
          {t('acts')}
        </Heading>
        <Button wide icon={card.isSubscribed ? 'eye-off' : 'eye'} onClick={watch}>
          {t(card.isSubscribed ? 'unwatch' : 'watch')}
        </Button>
        <Disabled icon="external" label={t('move')} />
        <Disabled icon="file" label={t('copy')} />
        <Disabled icon="scroll" label={t('template')} />
        <Button wide icon="inbox" onClick={() => ask(true)}>
          {t('archive')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onClose={() => ask(false)}
        title={t('archive.ask', { name: card.name })}
        confirm={t('archive')}
        danger
        onConfirm={() => void onArchive()}
      >
        {t('archive.more')}
      </ConfirmDialog>
    </Stack>
  );
}

function Disabled({ icon, label }: { readonly icon: IconName; readonly label: string }) {
  return (
    <Button wide disabled icon={icon}>
      {label}
    </Button>
  );
}
