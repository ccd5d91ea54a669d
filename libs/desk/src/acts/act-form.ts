// Describes the form of an action with its fields and texts, and reads the values that were entered.

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
 * `marks` fields with their reasons, `ordered` several values whose order counts.
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

/** The values of the form in the shape of the contract's body. An empty choice is left out. */
export function readActForm(fields: readonly ActField[], formData: FormData): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap((field) => getFieldValues(field, formData)));
}

function getFieldValues(field: ActField, formData: FormData): [string, unknown][] {
  const { kind, name } = field;
  if (kind === 'given') return [[name, field.value]];
  if (kind === 'checks' || kind === 'ordered') return [[name, formData.getAll(name)]];
  if (kind === 'conditions') return [[name, readConditions(name, formData)]];
  if (kind === 'marks') return [[name, readMarks(name, formData)]];
  const value = formData.get(name) ?? '';
  return kind === 'choice' && value === '' ? [] : [[name, value]];
}

function readConditions(name: string, formData: FormData): { text: string; due_on: string }[] {
  const texts = formData.getAll(`${name}.text`).map(String);
  const days = formData.getAll(`${name}.due_on`).map(String);
  return texts.map((text, place) => ({ text, due_on: days[place] ?? '' }));
}

function readMarks(name: string, formData: FormData): { field: string; reason: string }[] {
  const reasons = formData.getAll(`${name}.reason`).map(String);
  return formData
    .getAll(`${name}.field`)
    .map((field, place) => ({ field: String(field), reason: reasons[place] ?? '' }));
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
