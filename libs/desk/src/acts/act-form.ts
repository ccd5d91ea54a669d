// Describes the form of an action with its fields and texts, and turns what was entered into the body of its request.

import type { OfferedTemplate, TemplateAct } from '@ebpls/contracts';
import type { FieldMessages } from '@ebpls/remote-kit';

interface ActChoice {
  readonly value: string;
  readonly label: string;
}

/** A text template of the office with its name. */
export interface WrittenText {
  readonly title: string;
  readonly text: string;
}

/**
 * A field of an act. `list` chooses one of many, `checks` returns several values, `conditions` texts with their days,
 * `marks` fields with their reasons, `extras` documents with their legal grounds, `ordered` several values whose order
 * counts.
 */
export type ActField =
  | {
      readonly kind: 'lines' | 'text' | 'email' | 'day' | 'time';
      readonly name: string;
      readonly label: string;
      readonly help?: string;
      readonly is_optional?: boolean;
      /** Initial text of `text` and `lines`. */
      readonly initialText?: string;
      /** Templates of the office, for `lines`. */
      readonly templates?: readonly WrittenText[];
    }
  | {
      /** Sent with the form, not shown. */
      readonly kind: 'given';
      readonly name: string;
      readonly value: string;
    }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly ActChoice[];
      readonly initialChoice: string;
    }
  | {
      readonly kind: 'list';
      readonly name: string;
      readonly label: string;
      readonly help?: string;
      readonly options: readonly ActChoice[];
      readonly initialChoice: string;
      readonly placeholder?: string;
    }
  | {
      readonly kind: 'checks';
      readonly name: string;
      readonly label: string;
      /** Label of the search over the options; a long list has one. */
      readonly search?: string;
      readonly options: readonly ActChoice[];
      readonly initialChoice?: readonly string[];
    }
  | {
      readonly kind: 'ordered';
      readonly name: string;
      readonly label: string;
      readonly help?: string;
      readonly add: string;
      readonly none: string;
      readonly options: readonly ActChoice[];
      readonly initialChoice: readonly string[];
    }
  | {
      readonly kind: 'conditions';
      readonly name: string;
      /** Texts that are filled in at first. */ readonly initialTexts?: readonly string[];
      /** Templates of the office for a condition. */
      readonly templates?: readonly WrittenText[];
    }
  | {
      readonly kind: 'marks';
      readonly name: string;
      readonly label: string;
      readonly options: readonly ActChoice[];
    }
  | {
      readonly kind: 'extras';
      readonly name: string;
      readonly label: string;
      readonly options: readonly ActChoice[];
    };

/** A question before an act: what it means, what it needs, and the verb that does it. */
export interface ActForm {
  readonly act: string;
  readonly on: string | number;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly confirm: string;
  readonly is_danger?: boolean;
  readonly fields: readonly ActField[];
}

export const MAX_CONDITIONS = 10;

/** Returns the values with which the form opens, by the name of their field. */
export function toInitialValues(fields: readonly ActField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => (field.kind === 'given' ? [] : [[field.name, getInitialValue(field)]])),
  );
}

function getInitialValue(field: Exclude<ActField, { kind: 'given' }>): unknown {
  switch (field.kind) {
    case 'marks':
    case 'extras':
      return [];
    case 'checks':
    case 'ordered':
      return field.initialChoice ?? [];
    case 'conditions':
      return toConditionRows(field.initialTexts);
    case 'choice':
      return field.initialChoice;
    case 'list':
      return getListChoice(field);
    default:
      return field.initialText ?? '';
  }
}

function toConditionRows(texts: readonly string[] = []): { text: string; due_on: string }[] {
  const rows = texts.slice(0, MAX_CONDITIONS).map((text) => ({ text, due_on: '' }));
  return rows.length > 0 ? rows : [{ text: '', due_on: '' }];
}

/** Returns what the browser's own list would show: a choice that is no longer offered gives way to the first one. */
function getListChoice({ options, initialChoice, placeholder }: Extract<ActField, { kind: 'list' }>): string {
  if (options.some(({ value }) => value === initialChoice)) return initialChoice;
  return placeholder === undefined ? (options[0]?.value ?? '') : '';
}

/** Returns the values of the form in the shape of the contract's body. An empty choice is left out. */
export function toActBody(
  fields: readonly ActField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.kind === 'given') return [[field.name, field.value]];
      const value = values[field.name] ?? getInitialValue(field);
      return field.kind === 'choice' && value === '' ? [] : [[field.name, value]];
    }),
  );
}

/** Messages that belong to no field of the form: the form shows them itself. */
export function listFormMessages(fields: readonly ActField[], messages: FieldMessages | undefined): string[] {
  const own = new Set(fields.map(({ name }) => name));
  return Object.entries(messages ?? {}).flatMap(([path, problems]) =>
    own.has(path.split('.')[0] ?? '') ? [] : [...problems],
  );
}

/** The texts of the office's templates for one act. */
export function listTemplateTexts(act: TemplateAct, templates: readonly OfferedTemplate[] | undefined): WrittenText[] {
  return (templates ?? []).filter((template) => template.act === act);
}
