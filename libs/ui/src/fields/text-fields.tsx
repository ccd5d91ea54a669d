import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';

import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../words/words.ts';
import type { FieldText } from './field.tsx';
import { FieldFrame, useWiring } from './field.tsx';

type Native = Omit<ComponentProps<'input'>, 'size' | 'className' | 'style' | 'children'>;

/** Properties of a text field. */
export interface TextFieldProps extends Native, FieldText {
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Width of the field, matching its expected value. */
  readonly width?: 'short' | 'full' | undefined;
}

/** One line of text; accepts the props of `register` of react-hook-form. */
export function TextField({
  label,
  help,
  error,
  optional,
  before,
  after,
  width = 'full',
  id,
  type = 'text',
  ...native
}: TextFieldProps) {
  const text = { label, help, error, optional };
  const wiring = useWiring(text, id ?? native.name);
  return (
    <FieldFrame {...text} wiring={wiring}>
      <span className={`eb-control ${width}`}>
        {before}
        <input type={type} {...native} {...wiring} />
        {after}
      </span>
    </FieldFrame>
  );
}

/** A password that can be shown; pasting and password managers work. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      after={
        <IconButton
          size="desk"
          icon={isShown ? 'eye-off' : 'eye'}
          label={words(isShown ? 'password.hide' : 'password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

/** Whole numbers: people, vehicles, square meters. */
export function NumberField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField inputMode="numeric" width="short" autoComplete="off" {...props} />;
}

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'>, FieldText {}

/** Several lines of text. */
export function TextArea({ label, help, error, optional, id, rows = 4, ...native }: TextAreaProps) {
  const text = { label, help, error, optional };
  const wiring = useWiring(text, id ?? native.name);
  return (
    <FieldFrame {...text} wiring={wiring}>
      <span className="eb-control area">
        <textarea rows={rows} {...native} {...wiring} />
      </span>
    </FieldFrame>
  );
}
