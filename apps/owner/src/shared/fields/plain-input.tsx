import { NumberField, TextArea, TextField } from '@ebpls/ui';
import { AmountField, AreaField, CheckField, DateField, MobileField, TinField } from '@ebpls/ui/forms';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Kinds of input that hold one typed answer and need no other field. */
type PlainKind = 'text' | 'long_text' | 'mobile' | 'tin' | 'day' | 'amount' | 'area' | 'count' | 'check';

/** From `register`, with its texts. */
export type PlainInputField = UseFormRegisterReturn & {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string;
  readonly optional?: boolean;
  readonly autoComplete?: string | undefined;
};

interface PlainInputProps {
  readonly kind: PlainKind;
  readonly field: PlainInputField;
  readonly line?: {
    readonly type?: 'email' | 'tel' | 'url';
    readonly inputMode?: 'numeric';
    readonly width?: 'short';
  };
}

type PlainInputs = Readonly<Record<PlainKind, (of: Required<Omit<PlainInputProps, 'kind'>>) => ReactNode>>;

const PLAIN_INPUTS: PlainInputs = {
  text: ({ field, line }) => <TextField {...field} {...line} />,
  long_text: ({ field }) => <TextArea {...field} rows={2} />,
  mobile: ({ field }) => <MobileField {...field} />,
  tin: ({ field }) => <TinField {...field} />,
  day: ({ field }) => <DateField {...field} />,
  amount: ({ field }) => <AmountField {...field} />,
  area: ({ field }) => <AreaField {...field} />,
  count: ({ field }) => <NumberField {...field} />,
  check: ({ field }) => <CheckField {...field} />,
};

/** Input of one typed answer, by its kind: the first answer and its correction use the same one. */
export function PlainInput({ kind, field, line = {} }: PlainInputProps) {
  return PLAIN_INPUTS[kind]({ field, line });
}
