// Describes the form of an action and turns what was entered into its request; its dialog is loaded apart from the case.

import type { OfferedTemplate, TemplateAct } from '@ebpls/contracts';
import type { FieldMessages } from '@ebpls/remote-kit';
import { lazyWithRetry } from '@ebpls/ui';
import { Suspense, useEffect } from 'react';

import type { ActFormDialogProps } from './fields/act-form-dialog.tsx';

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

/** Loads the dialog with the form of an action and its checks, so that a connection lost meanwhile loses no input. */
const fetchDialog = () =>
  Promise.all([import('./fields/act-form-dialog.tsx'), import('@ebpls/remote-kit/forms')]).then(
    ([module]) => module.ActFormDialog,
  );
const LazyDialog = lazyWithRetry(fetchDialog);
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Loads the dialog in the idle time after the first press on a desk. The dialog is the longest task of a slow machine
 * there, and most acts have a form; the first view does not wait for it.
 */
export function useDialogPrefetch(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const leave = (): void => {
      removeEventListener('keydown', prefetch);
      removeEventListener('pointerdown', prefetch);
    };
    const prefetch = (): void => {
      leave();
      requestIdleCallback(() => void fetchDialog().catch(() => undefined), { timeout: IDLE_TIMEOUT_MS });
    };
    addEventListener('keydown', prefetch);
    addEventListener('pointerdown', prefetch);
    return leave;
  }, []);
}

/** Shows the fields of an act; stays open with the server's answer when the act was refused. */
export function ActDialog(props: ActFormDialogProps) {
  return (
    <Suspense>
      <LazyDialog {...props} />
    </Suspense>
  );
}
