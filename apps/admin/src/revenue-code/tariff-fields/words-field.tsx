// A field for a list of words that are typed with commas between them.

import { TextField } from '@ebpls/ui';
import { useState } from 'react';

interface WordsFieldProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly path: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const splitWords = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function WordsField({ path, words, onChange, ...texts }: WordsFieldProps) {
  // A comma at the end is no word yet: what is being typed stays as typed.
  const [typed, setTyped] = useState<string>();
  const text = words.join(', ');
  const isTyped = typed !== undefined && splitWords(typed).join(', ') === text;
  return (
    <TextField
      {...texts}
      optional
      autoComplete="off"
      data-cell={path}
      value={isTyped ? typed : text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(splitWords(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
