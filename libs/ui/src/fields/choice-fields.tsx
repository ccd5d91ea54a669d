import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../actions/icon.tsx';
import type { FieldText } from './field.tsx';
import { FieldError, FieldFrame, useWiring } from './field.tsx';

export interface CheckFieldProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'size' | 'children'>,
    Omit<FieldText, 'optional'> {}

/** A checkbox: yes or no. */
export function CheckField({ label, help, error, id, ...native }: CheckFieldProps) {
  const wiring = useWiring({ help, error, optional: true }, id ?? native.name);
  return (
    <div className={error ? 'eb-field bad' : 'eb-field'}>
      {error && <FieldError id={`${wiring.id}-error`}>{error}</FieldError>}
      <label className="eb-choice">
        <span className="mark box">
          <input type="checkbox" {...native} {...wiring} />
          <Icon name="check" size={16} />
        </span>
        <span className="content">
          {label}
          {help && <small id={`${wiring.id}-help`}>{help}</small>}
        </span>
      </label>
    </div>
  );
}

/** On or off, with effect at once. */
export function SwitchField({ label, help, id, ...native }: Omit<CheckFieldProps, 'error'>) {
  const wiring = useWiring({ help, optional: true }, id ?? native.name);
  return (
    <label className="eb-choice eb-switch">
      <span className="content">
        {label}
        {help && <small id={`${wiring.id}-help`}>{help}</small>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself */}
      <input type="checkbox" role="switch" {...native} {...wiring} />
    </label>
  );
}

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioFieldProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'size' | 'children' | 'value' | 'defaultValue'>,
    FieldText {
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Beside each other where there is space. */
  readonly inline?: boolean | undefined;
}

/** A choice among a few options, all of them visible. */
export function RadioField({
  label,
  help,
  error,
  optional,
  options,
  value,
  defaultValue,
  inline,
  id,
  ...native
}: RadioFieldProps) {
  const text = { label, help, error, optional };
  const wiring = useWiring(text, id ?? native.name);
  return (
    <FieldFrame {...text} wiring={wiring} group>
      <div className={inline ? 'eb-choices inline' : 'eb-choices'}>
        {options.map((option, place) => (
          <label className="eb-choice" key={option.value}>
            <span className="mark ring">
              <input
                type="radio"
                {...native}
                id={`${wiring.id}-${place}`}
                value={option.value}
                disabled={option.disabled ?? native.disabled}
                {...(value !== undefined && { checked: value === option.value })}
                {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              />
            </span>
            <span className="content">
              {option.label}
              {option.help && <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
