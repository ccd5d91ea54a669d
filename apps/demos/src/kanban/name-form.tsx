// Inline form for the name of a card, a list or a board.

import { Button, Row, Stack, TextField } from '@ebpls/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { useWords } from './kanban.messages.ts';

const MAX_NAME_LENGTH = 255;

/** The problem of a name: the key of its sentence. */
export function checkBoardName(name: string): 'name_needed' | 'name_long' | undefined {
  if (name.trim() === '') return 'name_needed';
  return name.length > MAX_NAME_LENGTH ? 'name_long' : undefined;
}

export interface NameFormProps {
  readonly label: string;
  readonly value?: string;
  readonly submit: string;
  /** Resolves to whether it succeeded; otherwise the input stays. */
  readonly onSubmit: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
  /** Empty again after each name, for the next one. */
  readonly again?: boolean;
}

/** A name in one line: Enter sends it, Escape leaves. */
export function NameForm({ label, value = '', submit, onSubmit, onClose, again = false }: NameFormProps) {
  const t = useWords();
  const [name, setName] = useState(value);
  const [wasTried, setWasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = checkBoardName(name);
  useEffect(() => {
    const field = form.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (problem || !(await onSubmit(name.trim()))) return;
    setWasTried(false);
    setName('');
    if (!again) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the whole form
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Stack gap={2}>
        <TextField
          label={label}
          value={name}
          error={wasTried && problem ? t(problem) : undefined}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Row gap={2}>
          <Button type="submit" kind="primary" size="desk">
            {submit}
          </Button>
          <Button size="desk" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
