// A kanban list with its cards, its menu, and the form for another card.

import { Button, Heading, IconButton, lazyWithRetry, Text, VisuallyHidden } from '@ebpls/ui';
import { cloneElement, memo, Suspense, useId, useRef, useState } from 'react';

import { useBoardTools } from './board/board-context.ts';
import type { Board, KanbanList } from './board/board.ts';
import { CardFace } from './card-face.tsx';
import { useListDrop } from './drag/card-drag.ts';
import * as look from './kanban.module.css';
import { useWords } from './kanban.messages.ts';
import type { ListAct } from './list-acts.tsx';
import { NameForm } from './name-form.tsx';

// Floating parts load with the first press: they are more code than the board.
const ListActs = lazyWithRetry(() => import('./list-acts.tsx').then((module) => module.ListActs));

export interface ListColumnProps {
  readonly list: KanbanList;
  readonly cards: Board['cards'];
  /** The card of this list that is held by the keyboard. */
  readonly grabbedCard: string | undefined;
}

export const ListColumn = memo(function ListColumn({ list, cards, grabbedCard }: ListColumnProps) {
  const t = useWords();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { acts } = useBoardTools();
  const [isAdding, setAdding] = useState(false);
  useListDrop(section, list.id);
  const leave = () => {
    setAdding(false);
    requestAnimationFrame(() => add.current?.focus());
  };
  return (
    <section ref={section} className={look.list} aria-labelledby={id}>
      <ListHead list={list} headingId={id} />
      {/* Said here as well as in the sheet, because the library of dragging looks for it before the sheet is there. */}
      <ol className={look.cards} aria-labelledby={id} style={{ overflowY: 'auto' }}>
        {list.cardIds.map((cardId) => {
          const card = cards[cardId];
          return card && <CardFace key={cardId} card={card} isGrabbed={grabbedCard === cardId} />;
        })}
      </ol>
      {list.cardIds.length === 0 && (
        <div className={look.empty}>
          <Text size="secondary" tone="muted">
            {t('list.empty')}
          </Text>
        </div>
      )}
      <div className={look.foot}>
        {isAdding ? (
          <NameForm
            label={t('card.name')}
            submit={t('add')}
            again
            onSubmit={(name) => acts.addCard(list.id, name)}
            onClose={leave}
          />
        ) : (
          <Button ref={add} kind="quiet" icon="plus" wide onClick={() => setAdding(true)}>
            {t('card.add')}
          </Button>
        )}
      </div>
    </section>
  );
});

interface ListHeadProps {
  readonly list: KanbanList;
  readonly headingId: string;
}

function ListHead({ list, headingId }: ListHeadProps) {
  const t = useWords();
  const { acts } = useBoardTools();
  const [mode, setMode] = useState<ListAct>();
  const [menuIs, setMenuIs] = useState<'unasked' | 'pressed' | 'here'>('unasked');
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => {
    setMode(undefined);
    requestAnimationFrame(() => menu.current?.focus());
  };
  const choose = (act: ListAct) => {
    setMode(act);
    setMenuIs('here');
  };
  const count = list.cardIds.length;
  const button = <IconButton ref={menu} icon="more" size="desk" label={t('list.menu', { name: list.name })} />;
  return (
    <header className={look.head}>
      {mode === 'rename' ? (
        <NameForm
          label={t('list.name')}
          value={list.name}
          submit={t('save')}
          onSubmit={(name) => acts.renameList(list.id, name)}
          onClose={close}
        />
      ) : (
        <>
          <Heading level={2} size="body" id={headingId}>
            {list.name}
          </Heading>
          <span className={look.count}>
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{t('cards', { count })}</VisuallyHidden>
          </span>
          {menuIs === 'unasked' ? (
            cloneElement(button, { onClick: () => setMenuIs('pressed'), 'aria-haspopup': 'menu' })
          ) : (
            <Suspense fallback={button}>
              <ListActs
                list={list}
                button={button}
                isPressed={menuIs === 'pressed'}
                act={mode}
                onChoose={choose}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      )}
    </header>
  );
}
