import { TextField } from '@ebpls/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LuX } from 'react-icons/lu';

import { useWords } from './projects.messages.ts';
import * as look from './keyword-chips.module.css';

export interface KeywordChipsProps {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

/** Field for free keywords as chips: Enter or a comma adds the input, a click removes a chip. */
export function KeywordChips({ name, label, help, words, onChange }: KeywordChipsProps) {
  const t = useWords();
  const [input, setInput] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (event: KeyboardEvent<HTMLInputElement>): void => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const newWord = input.replaceAll(',', ' ').trim();
    setInput('');
    if (newWord !== '' && !words.includes(newWord)) onChange([...words, newWord]);
  };
  const remove = (removedWord: string): void => {
    onChange(words.filter((each) => each !== removedWord));
    // The focused chip was removed.
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
        value={input}
        maxLength={60}
        enterKeyHint="done"
        onChange={({ currentTarget }) => setInput(currentTarget.value)}
        onKeyDown={add}
      />
      {words.length > 0 && (
        <ul aria-label={label}>
          {words.map((chip) => (
            <li key={chip}>
              <button type="button" aria-label={t('keywords.remove', { word: chip })} onClick={() => remove(chip)}>
                {chip}
                <LuX aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
