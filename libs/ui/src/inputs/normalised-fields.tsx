import { normaliseAmount, normaliseArea, normaliseMobile, normaliseTin } from '@ebpls/contracts';

import { TextField, type TextFieldProps } from '../fields/text-fields.tsx';
import { createNormalisers } from './create-normalisers.ts';

/** Field for an amount in pesos in any common writing; shows `80,000.00` when it is left. */
export function AmountField(props: Omit<TextFieldProps, 'type' | 'before'>) {
  return (
    <span className="eb-money">
      <TextField
        inputMode="decimal"
        width="short"
        autoComplete="off"
        {...props}
        {...createNormalisers(normaliseAmount, props)}
        before={
          <span aria-hidden className="muted">
            ₱
          </span>
        }
      />
    </span>
  );
}

/** Square meters, with or without their unit. */
export function AreaField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      inputMode="decimal"
      width="short"
      autoComplete="off"
      {...props}
      {...createNormalisers(normaliseArea, props)}
    />
  );
}

/** A taxpayer identification number, with or without its dashes. */
export function TinField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      inputMode="numeric"
      width="short"
      autoComplete="off"
      {...props}
      {...createNormalisers(normaliseTin, props)}
    />
  );
}

/** A Philippine mobile number in any common writing. */
export function MobileField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField width="short" autoComplete="tel" {...props} {...createNormalisers(normaliseMobile, props)} type="tel" />
  );
}
