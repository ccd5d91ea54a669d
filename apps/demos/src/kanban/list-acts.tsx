// Menu and dialogs of a kanban list: rename, clear, delete.

import { ConfirmDialog, Menu } from '@ebpls/ui/overlays';
import type { ReactElement } from 'react';

import { useBoardTools } from './board/board-context.ts';
import type { KanbanList } from './board/board.ts';
import { useWords } from './kanban.messages.ts';

/** Acts of a list's menu. */
export type ListAct = 'rename' | 'clear' | 'delete';

interface ListActsProps {
  readonly list: KanbanList;
  /** The button that opens the menu. */
  readonly button: ReactElement;
  /** The button was pressed before this was here. */
  readonly isPressed: boolean;
  readonly act: ListAct | undefined;
  readonly onChoose: (act: ListAct) => void;
  readonly onClose: () => void;
}

/** The menu of a list, and the questions before what cannot be taken back. */
export function ListActs({ list, button, isPressed, act, onChoose, onClose }: ListActsProps) {
  const t = useWords();
  const { acts } = useBoardTools();
  const createConfirm = (change: (listId: string) => Promise<boolean>) => () =>
    void change(list.id).then((isDone) => isDone && onClose());
  return (
    <>
      <Menu
        trigger={button}
        openAtFirst={isPressed}
        items={[
          { key: 'rename', label: t('list.rename'), icon: 'edit', onChoose: () => onChoose('rename') },
          { key: 'clear', label: t('list.clear'), icon: 'minus', onChoose: () => onChoose('clear') },
          { key: 'delete', label: t('list.delete'), icon: 'trash', danger: true, onChoose: () => onChoose('delete') },
        ]}
      />
      <ConfirmDialog
        open={act === 'clear'}
        onClose={onClose}
        title={t('list.clear.dialog', { name: list.name })}
        confirm={t('list.clear')}
        danger
        onConfirm={createConfirm(acts.clearList)}
      >
        {t('list.clear.more', { count: list.cardIds.length })}
      </ConfirmDialog>
      <ConfirmDialog
        open={act === 'delete'}
        onClose={onClose}
        title={t('list.delete.dialog', { name: list.name })}
        confirm={t('list.delete')}
        danger
        onConfirm={createConfirm(acts.removeList)}
      >
        {t('list.delete.more', { count: list.cardIds.length })}
      </ConfirmDialog>
    </>
  );
}
