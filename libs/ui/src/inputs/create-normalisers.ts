// Converts what was typed in a field to its normal form when the field is left or the form is sent.

import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';

type Native = Pick<ComponentProps<'input'>, 'onBlur' | 'onKeyDown'>;

/** Sets the value of a field like a keyboard input, so that controlled fields and `register` both receive the event. */
function setInputValue(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Handlers that convert the input to its normal form when the field is left or Enter sends the form. A text that cannot be
 * parsed (`normal` returns undefined) stays unchanged, so that the error message refers to it.
 */
export function createNormalisers(
  normal: (typed: string) => string | undefined,
  { onBlur, onKeyDown }: Native,
): Required<Native> {
  const settle = (input: HTMLInputElement): void => {
    const text = normal(input.value);
    if (text !== undefined && text !== input.value) setInputValue(input, text);
  };
  return {
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      settle(event.currentTarget);
      onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') settle(event.currentTarget);
      onKeyDown?.(event);
    },
  };
}
