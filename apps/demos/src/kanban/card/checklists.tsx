// Checklists of a kanban card, with forms for a new list and a new item.

import { Button, Heading, IconButton, Meter, Row, Stack } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { ConfirmDialog } from '@ebpls/ui/overlays';
import { useRef, useState } from 'react';

import { useBoardTools } from '../board/board-context.ts';
import { type CheckItem, type Checklist, type KanbanCard, countProgress } from '../board/board.ts';
import { useWords as useBoardWords } from '../kanban.messages.ts';
import { NameForm } from '../name-form.tsx';
import * as look from './card.module.css';
import { useWords } from './card.messages.ts';

/** A form that opens in the place of its button, which gets the focus back. */
function useInlineForm() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return { isOpen, open: () => setOpen(true), close, button };
}

export function Checklists({ card }: { readonly card: KanbanCard }) {
  const t = useWords();
  const words = useBoardWords();
  const { acts } = useBoardTools();
  const { isOpen, open, close, button } = useInlineForm();
  return (
    <Stack as="section" gap={4}>
      <Heading level={3} size="body">
        {t('checklists')}
      </Heading>
      {card.checklists.map((checklist) => (
        <ChecklistPart key={checklist.id} cardId={card.id} checklist={checklist} />
      ))}
      {isOpen ? (
        <NameForm
          label={t('checklist.name')}
          submit={words('add')}
          onSubmit={(name) => acts.addChecklist(card.id, name)}
          onClose={close}
        />
      ) : (
        <div>
          <Button ref={button} size="desk" icon="plus" onClick={open}>
            {t('checklist.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface ChecklistProps {
  readonly cardId: string;
  readonly checklist: Checklist;
}

function ChecklistPart({ cardId, checklist }: ChecklistProps) {
  const t = useWords();
  const words = useBoardWords();
  const { acts } = useBoardTools();
  const { isOpen, open, close, button } = useInlineForm();
  const ids = { cardId, checklistId: checklist.id };
  const { done, all } = countProgress([checklist]);
  return (
    <Stack gap={2}>
      <ChecklistHead cardId={cardId} checklist={checklist} />
      <Meter
        label={checklist.name}
        value={done}
        max={all}
        compact
        tone={all > 0 && done === all ? 'success' : 'primary'}
        text={t('checklist.progress', { done, all })}
      />
      <ul className={look.items}>
        {checklist.checkItems.map((item) => (
          <Item key={item.id} {...ids} item={item} />
        ))}
      </ul>
      {isOpen ? (
        <NameForm
          label={t('item.name')}
          submit={words('add')}
          again
          onSubmit={(name) => acts.addItem(ids, name)}
          onClose={close}
        />
      ) : (
        <div>
          <Button ref={button} size="desk" kind="quiet" icon="plus" onClick={open}>
            {t('item.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function ChecklistHead({ cardId, checklist }: ChecklistProps) {
  const t = useWords();
  const words = useBoardWords();
  const { acts } = useBoardTools();
  const { isOpen, open, close, button } = useInlineForm();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { name } = checklist;
  const ids = { cardId, checklistId: checklist.id };
  if (isOpen)
    return (
      <NameForm
        label={t('checklist.name')}
        value={name}
        submit={words('save')}
        onSubmit={(next) => acts.renameChecklist(ids, next)}
        onClose={close}
      />
    );
  return (
    <Row justify="between" wrap={false}>
      <Heading level={4} size="secondary">
        {name}
      </Heading>
      <Row gap={1} wrap={false}>
        <IconButton ref={button} size="desk" icon="edit" label={t('checklist.rename', { name })} onClick={open} />
        <IconButton
          size="desk"
          icon="trash"
          label={t('checklist.delete', { name })}
          onClick={() => setDialogOpen(true)}
        />
      </Row>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={t('checklist.delete.dialog', { name })}
        confirm={t('delete')}
        danger
        onConfirm={() => void acts.removeChecklist(ids).then((isDone) => isDone && setDialogOpen(false))}
      >
        {t('checklist.delete.more')}
      </ConfirmDialog>
    </Row>
  );
}

interface ItemProps {
  readonly cardId: string;
  readonly checklistId: string;
  readonly item: CheckItem;
}

function Item({ cardId, checklistId, item }: ItemProps) {
  const t = useWords();
  const words = useBoardWords();
  const { acts } = useBoardTools();
  const { isOpen, open, close, button } = useInlineForm();
  const ids = { cardId, checklistId };
  const { id, name, state } = item;
  const isDone = state === 'complete';
  if (isOpen)
    return (
      <li>
        <NameForm
          label={t('item.name')}
          value={name}
          submit={words('save')}
          onSubmit={(next) => acts.updateItem(ids, id, { name: next })}
          onClose={close}
        />
      </li>
    );
  return (
    <li className={look.item} data-done={isDone ? '' : undefined}>
      <CheckField
        label={name}
        checked={isDone}
        onChange={() => void acts.updateItem(ids, id, { state: isDone ? 'incomplete' : 'complete' })}
      />
      <IconButton ref={button} size="desk" icon="edit" label={t('item.edit', { name })} onClick={open} />
      <IconButton
        size="desk"
        icon="trash"
        label={t('item.delete', { name })}
        onClick={() => void acts.removeItem(ids, id)}
      />
    </li>
  );
}
