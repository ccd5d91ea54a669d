import { showNotice } from '@ebpls/remote-kit';
import { Avatar, Heading, Icon, Stack, Text, TextArea, TextField } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { useState } from 'react';

import { useBoardTools } from '../board/board-context.ts';
import { findPlace, type KanbanCard } from '../board/board.ts';
import { CoverPicture } from '../cover-picture.tsx';
import { useWords as useBoardWords } from '../kanban.messages.ts';
import { checkBoardName } from '../name-form.tsx';
import { CardActs } from './card-acts.tsx';
import * as look from './card.module.css';
import { useWords } from './card.messages.ts';
import { Checklists } from './checklists.tsx';
import { Comments } from './comments.tsx';
import { SavedLine } from './saved-state.tsx';
import { useSavedText } from './use-saved-text.ts';

const MAX_CARD_TEXT_LENGTH = 5000;

export interface CardDialogProps {
  readonly card: KanbanCard;
  readonly onClose: () => void;
  readonly onArchived: () => void;
}

/** All fields of a card. Its texts save themselves, so the dialog needs no confirmation. */
export function CardDialog({ card, onClose, onArchived }: CardDialogProps) {
  const t = useWords();
  const { acts } = useBoardTools();
  const board = acts.read();
  const listId = findPlace(board, card.id)?.listId;
  const list = board.lists.find(({ id }) => id === listId)?.name ?? '';
  const [isGone, setGone] = useState(false);
  const archive = async () => {
    if (!(await acts.archiveCard(card.id))) return;
    setGone(true);
    showNotice('done', t('archived', { name: card.name }));
    onArchived();
  };
  if (isGone) return null;
  return (
    <Dialog open onClose={onClose} title={card.name} size="wide" placement="top">
      {card.cover && (
        <div className={look.cover}>
          <CoverPicture cover={card.cover} />
        </div>
      )}
      <div className={look.columns}>
        <Stack gap={6}>
          <Text size="secondary" tone="muted">
            {t('in_list', { list })}
          </Text>
          <Facts card={card} />
          <NameField card={card} />
          <DescriptionField card={card} />
          <Checklists card={card} />
          <Comments card={card} />
        </Stack>
        <CardActs card={card} onArchive={archive} />
      </div>
    </Dialog>
  );
}

/** Members and attachments of the card: read-only in the demonstration. */
function Facts({ card }: { readonly card: KanbanCard }) {
  const t = useWords();
  const { members } = useBoardTools();
  const people = members.filter(({ id }) => card.memberIds.includes(id));
  if (people.length === 0 && card.attachments.length === 0) return null;
  return (
    <div className={look.facts}>
      {people.length > 0 && (
        <div>
          <Heading level={3} size="secondary">
            {t('members')}
          </Heading>
          <ul className={look.people}>
            {people.map(({ id, name }) => (
              <li key={id}>
                <Avatar name={name} size={28} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {card.attachments.length > 0 && (
        <div>
          <Heading level={3} size="secondary">
            {t('attachments')}
          </Heading>
          <ul className={look.people}>
            {card.attachments.map(({ id, name }) => (
              <li key={id}>
                <Icon name="file" size={16} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function NameField({ card }: { readonly card: KanbanCard }) {
  const t = useWords();
  const words = useBoardWords();
  const { acts } = useBoardTools();
  const field = useSavedText({
    draft: `${card.id}.name`,
    saved: card.name,
    save: (name) => acts.updateCard(card.id, { name: name.trim() }),
    isValid: (name) => checkBoardName(name) === undefined,
  });
  const problem = checkBoardName(field.text);
  return (
    <div>
      <TextField
        label={t('name')}
        value={field.text}
        autoComplete="off"
        error={problem && words(problem)}
        onChange={(event) => field.change(event.target.value)}
      />
      <SavedLine state={field.state} onAgain={() => void field.flush()} />
    </div>
  );
}

function DescriptionField({ card }: { readonly card: KanbanCard }) {
  const t = useWords();
  const { acts } = useBoardTools();
  const isShort = (text: string): boolean => text.length <= MAX_CARD_TEXT_LENGTH;
  const field = useSavedText({
    draft: `${card.id}.description`,
    saved: card.description,
    save: (description) => acts.updateCard(card.id, { description }),
    isValid: isShort,
  });
  return (
    <div>
      <TextArea
        label={t('description')}
        optional
        rows={4}
        value={field.text}
        error={isShort(field.text) ? undefined : t('description_long')}
        onChange={(event) => field.change(event.target.value)}
      />
      <SavedLine state={field.state} onAgain={() => void field.flush()} />
    </div>
  );
}
