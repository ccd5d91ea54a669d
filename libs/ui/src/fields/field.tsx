import type { ReactNode } from 'react';
import { createContext, useContext, useId } from 'react';

import { Icon } from '../actions/icon.tsx';
import { useWords } from '../words/words.ts';

/** Texts around a form field: label, help and error. */
export interface FieldText {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** One sentence that explains how to correct the value. */
  readonly error?: string | undefined;
  /** Fields are required unless this is set. */
  readonly optional?: boolean | undefined;
}

/** Attributes that link a control to its label, help and error. */
export interface Wiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': true | undefined;
}

const WiringContext = createContext<Wiring | undefined>(undefined);

/** For a control of your own inside `Field`: spread it on the control. */
export function useField(): Wiring | undefined {
  return useContext(WiringContext);
}

/** The id of a control: its own, or the name of what it fills in, so that error links find it. */
export function useWiring({ error, help, optional }: Omit<FieldText, 'label'>, id: string | undefined): Wiring {
  const generatedId = useId();
  const own = id ?? generatedId;
  const descriptionIds = [error ? `${own}-error` : '', help ? `${own}-help` : ''].filter(Boolean).join(' ');
  return {
    id: own,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptionIds || undefined,
    'aria-required': optional ? undefined : true,
  };
}

export interface FieldFrameProps extends FieldText {
  readonly wiring: Wiring;
  readonly children: ReactNode;
  /** A group of choices has a legend instead of a label. */
  readonly group?: boolean | undefined;
}

/** The sentence of an error, between label and control. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="err">
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}

/** Label above, error between label and control, help below. */
export function FieldFrame({ label, help, error, optional, wiring, children, group = false }: FieldFrameProps) {
  const words = useWords();
  const name = (
    <>
      {label}
      {optional && <span className="opt"> {words('optional')}</span>}
    </>
  );
  const Tag = group ? 'fieldset' : 'div';
  return (
    <Tag
      className={error ? 'eb-field bad' : 'eb-field'}
      {...(group && { 'aria-describedby': wiring['aria-describedby'], id: wiring.id, tabIndex: -1 })}
    >
      {group ? (
        <legend className="label">{name}</legend>
      ) : (
        <label className="label" htmlFor={wiring.id}>
          {name}
        </label>
      )}
      {error && <FieldError id={`${wiring.id}-error`}>{error}</FieldError>}
      {children}
      {help && (
        <div id={`${wiring.id}-help`} className="help">
          {help}
        </div>
      )}
    </Tag>
  );
}

export interface FieldProps extends FieldText {
  readonly id?: string | undefined;
  /** Several controls under one legend. */
  readonly group?: boolean | undefined;
  readonly children: ReactNode;
}

/** A field around a control of your own, which takes its wiring from `useField`. */
export function Field({ id, group, children, ...text }: FieldProps) {
  const wiring = useWiring(text, id);
  return (
    <FieldFrame {...text} group={group} wiring={wiring}>
      <WiringContext value={wiring}>{children}</WiringContext>
    </FieldFrame>
  );
}

/** A field and the button that sends it, side by side where there is space. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className="eb-fieldrow">{children}</div>;
}
