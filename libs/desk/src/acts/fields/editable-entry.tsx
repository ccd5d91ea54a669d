import { Box, Button, IconButton, Row, RowItem, Stack } from '@ebpls/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useWords } from '../../messages/desk.messages.ts';

interface EditableEntryProps {
  /** Name of the group of fields: `Holiday 2`. */
  readonly label: string;
  /** How the entry is named in its line and on its buttons. */
  readonly title: string;
  readonly note: ReactNode;
  /** Before a note that is shortened to one line: what the entry is for. */
  readonly noteStart?: string;
  /** A new entry, and one that was refused, has its fields at once. */
  readonly isNew: boolean;
  readonly hasError: boolean;
  /** Absent: the list needs this entry. */
  readonly onRemove?: (() => void) | undefined;
  /** After the fields, before the buttons that end them: to move the entry in its list. */
  readonly moveButtons?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * An entry of an editable list in `Rows`: one line until it is opened, so that the whole list can be read; then its
 * fields, the first of which takes the focus.
 */
export function EditableEntry({ label, title, note, noteStart, isNew, hasError, ...parts }: EditableEntryProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(isNew);
  // A refused entry stays open when the first key clears its error.
  if (hasError && !isOpen) setOpen(true);
  const fields = useRef<HTMLFieldSetElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isOpen && wasPressed.current) fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isOpen]);
  const press = (next: boolean): void => {
    wasPressed.current = true;
    setOpen(next);
  };
  if (!isOpen)
    return (
      <RowItem
        isLow
        title={title}
        note={note}
        noteStart={noteStart}
        noteEnd={noteStart === undefined ? undefined : ''}
        end={
          <Row gap={0} wrap={false}>
            <IconButton icon="edit" label={t('entry_edit', { name: title })} onClick={() => press(true)} />
            {parts.onRemove && (
              <IconButton icon="trash" label={t('entry_remove', { name: title })} onClick={parts.onRemove} />
            )}
          </Row>
        }
      />
    );
  return (
    <li>
      <Box pad={4} look="subtle">
        <fieldset ref={fields} aria-label={label} style={{ border: 0, margin: 0, padding: 0 }}>
          <Stack gap={4}>
            {parts.children}
            <EntryButtons name={title || label} hasError={hasError} onClose={() => press(false)} {...parts} />
          </Stack>
        </fieldset>
      </Box>
    </li>
  );
}

interface EntryButtonsProps extends Pick<EditableEntryProps, 'hasError' | 'onRemove' | 'moveButtons'> {
  readonly name: string;
  readonly onClose: () => void;
}

function EntryButtons({ name, hasError, onClose, onRemove, moveButtons }: EntryButtonsProps) {
  const t = useWords();
  return (
    <Row justify="end">
      {moveButtons}
      {onRemove && (
        <Button size="desk" kind="quiet" icon="trash" aria-label={t('entry_remove', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
      <Button size="desk" disabled={hasError} onClick={onClose}>
        {t('entry_close')}
      </Button>
    </Row>
  );
}
