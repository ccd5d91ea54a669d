import { TextField } from '@ebpls/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LuX } from 'react-icons/lu';

import { useWords } from './projects.messages.ts';
import * as look from './word-chips.module.css';

export interface WordChipsProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

/** Words of one's own as chips: Enter or a comma adds what is written, a click takes one away. */
export function WordChips({ name, label, help, words, onChange }: WordChipsProps) {
  const t = useWords();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (event: KeyboardEvent<HTMLInputElement>): void => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const word = typed.replaceAll(',', ' ').trim();
    setTyped('');
    if (word !== '' && !words.includes(word)) onChange([...words, word]);
  };
  const remove = (word: string): void => {
    onChange(words.filter((each) => each !== word));
    // The chip that had the focus is gone.
    field.current?.focus();
  };
  return (
    <div className={look.words}>
      <TextField
        ref={field}
        name={name}
        label={label}
        help={help}
        optional
        value={typed}
        maxLength={60}
        enterKeyHint="done"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={add}
      />
      {words.length > 0 && (
        <ul aria-label={label}>
          {words.map((word) => (
            <li key={word}>
              <button type="button" aria-label={t('keywords.remove', { word })} onClick={() => remove(word)}>
                {word}
                <LuX aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
