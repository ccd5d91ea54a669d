// Page of the kanban demo; its dialogs load when they are opened.

import { Button, lazyWithRetry, Text, VisuallyHidden } from '@ebpls/ui';
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';

import { DemoPage } from '../shared/page/demo-page.tsx';
import { BoardContext, type BoardTools } from './board/board-context.ts';
import { type BoardAnswer, toBoard, type CardMove } from './board/board.ts';
import { parseCardCount } from './board/board-change.ts';
import { callKanban } from './board/kanban-mock.ts';
import { type BoardActs, useBoard } from './board/use-board.ts';
import { useBoardDrops } from './drag/card-drag.ts';
import { useCardKeys } from './drag/use-card-keys.ts';
import { linkId, useRestoredFocus } from './drag/use-restored-focus.ts';
import * as look from './kanban.module.css';
import { useWords } from './kanban.messages.ts';
import { ListColumn } from './list-column.tsx';
import { NameForm } from './name-form.tsx';

// The board renders without its dialogs, and without the code of floating parts.
const CardDialog = lazyWithRetry(() => import('./card/card-dialog.tsx').then((module) => module.CardDialog));
const MoveDialog = lazyWithRetry(() => import('./drag/move-dialog.tsx').then((module) => module.MoveDialog));

export async function loader({ request }: LoaderFunctionArgs) {
  const size = parseCardCount(new URL(request.url).searchParams);
  const query = size === undefined ? '' : `?cards=${size}`;
  const { board } = await callKanban<{ board: BoardAnswer }>(`/api/kanban/board${query}`, { signal: request.signal });
  return { first: toBoard(board), query };
}

/** The dialog of a card is part of the address; opening one loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return parseCardCount(currentUrl.searchParams) !== parseCardCount(nextUrl.searchParams);
}

export function Component() {
  const { query } = useLoaderData<typeof loader>();
  return <BoardPage key={query} />;
}

function BoardPage() {
  const { first, query } = useLoaderData<typeof loader>();
  const { board, acts } = useBoard(first, query);
  const t = useWords();
  const [moving, setMoving] = useState<string>();
  const { opened, close } = useOpenedCard();
  const keys = useCardKeys(acts);
  const keepFocus = useRestoredFocus(board);
  const element = useRef<HTMLDivElement>(null);
  useFocusBack(opened, element);
  const { announce } = keys;
  const move = useCallback(
    (to: CardMove) => void acts.move(to).then((isDone) => announce(isDone ? 'dropped' : 'cancelled', to.cardId)),
    [acts, announce],
  );
  useBoardDrops(element, acts.read, move);
  const tools = useTools(acts, board.members, setMoving);
  const card = opened === undefined ? undefined : board.cards[opened];
  return (
    <BoardContext value={tools}>
      <DemoPage title={t('title')} width="wide">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the cards inside have the focus */}
        <section
          ref={element}
          tabIndex={-1}
          aria-label={t('board')}
          className={look.board}
          style={{ overflowX: 'auto' }}
          onKeyDown={keys.onKeyDown}
          onFocus={keepFocus}
          onBlur={keys.onBlur}
        >
          {board.lists.map((list) => (
            <ListColumn
              key={list.id}
              list={list}
              cards={board.cards}
              grabbedCard={keys.grabbed !== undefined && list.cardIds.includes(keys.grabbed) ? keys.grabbed : undefined}
            />
          ))}
          <AddList onAdd={acts.addList} />
        </section>
        <Text id="kanban-keys" size="secondary" tone="muted" reading>
          {t('keys')}
        </Text>
        <VisuallyHidden as="div">
          <output>{keys.announcement}</output>
        </VisuallyHidden>
        <Suspense fallback={null}>
          {moving !== undefined && (
            <MoveDialog board={board} cardId={moving} onMove={move} onClose={() => setMoving(undefined)} />
          )}
          {card && <CardDialog key={card.id} card={card} onClose={close} onArchived={close} />}
        </Suspense>
      </DemoPage>
    </BoardContext>
  );
}

/**
 * Restores the focus after the dialog closed: a card that was opened by its address has no former focus, and after
 * archiving a card only the board is left.
 */
function useFocusBack(openCardId: string | undefined, board: RefObject<HTMLElement | null>): void {
  const last = useRef(openCardId);
  useEffect(() => {
    const closedCardId = openCardId === undefined ? last.current : undefined;
    last.current = openCardId;
    if (closedCardId === undefined) return;
    const frame = requestAnimationFrame(() =>
      (document.getElementById(linkId(closedCardId)) ?? board.current)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [openCardId, board]);
}

function useOpenedCard() {
  const [search, setSearch] = useSearchParams();
  const close = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('card');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { opened: search.get('card') ?? undefined, close };
}

function useTools(acts: BoardActs, members: BoardTools['members'], openMove: (cardId: string) => void): BoardTools {
  const [search] = useSearchParams();
  const size = search.get('cards');
  return useMemo(() => {
    const rest = size === null ? '' : `&cards=${size}`;
    return { acts, members, openMove, getAddress: (cardId) => `?card=${encodeURIComponent(cardId)}${rest}` };
  }, [acts, members, openMove, size]);
}

function AddList({ onAdd }: { readonly onAdd: (name: string) => Promise<boolean> }) {
  const t = useWords();
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={look.another}>
      {isAdding ? (
        <NameForm
          label={t('list.name')}
          submit={t('add')}
          onSubmit={onAdd}
          onClose={() => {
            setAdding(false);
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      ) : (
        <Button ref={button} icon="plus" wide onClick={() => setAdding(true)}>
          {t('list.add')}
        </Button>
      )}
    </div>
  );
}
