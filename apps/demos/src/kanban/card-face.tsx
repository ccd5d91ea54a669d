import { Avatar, IconButton, VisuallyHidden } from '@ebpls/ui';
import { memo, useRef } from 'react';
import type { IconType } from 'react-icons';
import { LuEye, LuListChecks, LuMessageSquare, LuPaperclip } from 'react-icons/lu';
import { Link } from 'react-router';

import { useBoardTools } from './board/board-context.ts';
import { type KanbanCard, type Member, countProgress } from './board/board.ts';
import { CoverPicture } from './cover-picture.tsx';
import { useCardDrag } from './drag/card-drag.ts';
import { linkId } from './drag/use-restored-focus.ts';
import * as look from './kanban.module.css';
import { useWords } from './kanban.messages.ts';

const MAX_AVATARS = 5;

export interface CardFaceProps {
  readonly card: KanbanCard;
  readonly isGrabbed: boolean;
}

/** A card on the board. It renders again only when the card itself changed. */
export const CardFace = memo(function CardFace({ card, isGrabbed }: CardFaceProps) {
  const t = useWords();
  const row = useRef<HTMLLIElement>(null);
  const { getAddress, openMove } = useBoardTools();
  useCardDrag(row, card.id);
  return (
    <li ref={row} className={look.row} data-grabbed={isGrabbed ? '' : undefined}>
      <article className={look.card}>
        {card.cover && <CoverPicture cover={card.cover} />}
        <div className={look.face}>
          <Link
            id={linkId(card.id)}
            data-card={card.id}
            to={getAddress(card.id)}
            className={look.name}
            draggable={false}
            aria-describedby="kanban-keys"
          >
            {card.name}
          </Link>
          <span className={look.move}>
            <IconButton
              icon="more"
              size="desk"
              label={t('card.move', { name: card.name })}
              onClick={() => openMove(card.id)}
            />
          </span>
        </div>
        <Marks card={card} />
      </article>
    </li>
  );
});

/** Contents of a card, as icons; each has a label with its count. */
function Marks({ card }: { readonly card: KanbanCard }) {
  const { members } = useBoardTools();
  const people = members.filter(({ id }) => card.memberIds.includes(id));
  const marks = useMarks(card);
  if (marks.length + people.length === 0) return null;
  return (
    <div className={look.marks}>
      {marks.map(({ key, sign: Sign, label, text }) => (
        <span key={key} className={look.mark} title={label}>
          <Sign aria-hidden />
          <span aria-hidden>{text}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </span>
      ))}
      {people.length > 0 && <Members people={people} />}
    </div>
  );
}

interface Mark {
  readonly key: string;
  readonly sign: IconType;
  readonly label: string;
  readonly text: string | number;
  readonly isShown: boolean;
}

function useMarks({ attachments, checklists, comments, isSubscribed }: KanbanCard): readonly Mark[] {
  const t = useWords();
  const { done, all } = countProgress(checklists);
  const files = attachments.length;
  const marks: readonly Mark[] = [
    { key: 'watched', sign: LuEye, label: t('mark.watched'), text: '', isShown: isSubscribed },
    { key: 'files', sign: LuPaperclip, label: t('mark.files', { count: files }), text: files, isShown: files > 0 },
    {
      key: 'items',
      sign: LuListChecks,
      label: t('mark.items', { done, all }),
      text: `${done}/${all}`,
      isShown: all > 0,
    },
    {
      key: 'comments',
      sign: LuMessageSquare,
      label: t('mark.comments', { count: comments.length }),
      text: comments.length,
      isShown: comments.length > 0,
    },
  ];
  return marks.filter(({ isShown }) => isShown);
}

function Members({ people }: { readonly people: readonly Member[] }) {
  const t = useWords();
  const names = people.map(({ name }) => name).join(', ');
  const extraCount = people.length - MAX_AVATARS;
  return (
    <span className={look.members} title={names}>
      <VisuallyHidden>{t('mark.members', { names })}</VisuallyHidden>
      {people.slice(0, MAX_AVATARS).map(({ id, name }) => (
        <Avatar key={id} name={name} size={28} />
      ))}
      {extraCount > 0 && <small aria-hidden>+{extraCount}</small>}
    </span>
  );
}
