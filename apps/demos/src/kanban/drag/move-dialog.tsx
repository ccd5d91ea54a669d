import { Button, SelectField, Stack } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { type FormEvent, useId, useState } from 'react';

import { type Board, type CardMove, findPlace } from '../board/board.ts';
import { useWords } from '../kanban.messages.ts';

export interface MoveDialogProps {
  readonly board: Board;
  readonly cardId: string;
  readonly onMove: (move: CardMove) => void;
  readonly onClose: () => void;
}

/** Moves a card without dragging (WCAG 2.5.7): the list and the position in it. */
export function MoveDialog({ board, cardId, onMove, onClose }: MoveDialogProps) {
  const t = useWords();
  const id = useId();
  const from = findPlace(board, cardId);
  const [listId, setListId] = useState(from?.listId ?? '');
  const [position, setPosition] = useState(from?.position ?? 0);
  const list = board.lists.find((one) => one.id === listId);
  const others = list?.cardIds.filter((one) => one !== cardId).length ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove({ cardId, listId, position: Math.min(position, others) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('card.move', { name: board.cards[cardId]?.name ?? '' })}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={id}>
            {t('move.go')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Stack gap={4}>
          <SelectField
            label={t('move.list')}
            value={listId}
            options={board.lists.map(({ id: value, name }) => ({ value, label: name }))}
            onChange={(event) => setListId(event.target.value)}
          />
          <SelectField
            label={t('move.position')}
            width="short"
            value={String(Math.min(position, others))}
            options={Array.from({ length: others + 1 }, (_, place) => ({
              value: String(place),
              label: String(place + 1),
            }))}
            onChange={(event) => setPosition(Number(event.target.value))}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
