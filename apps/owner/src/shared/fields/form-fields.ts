// Connects form fields to their labels and error texts, and lists the problems of a form.

import { isInputMessageKey } from '@ebpls/contracts';
import { getInputText, formatInputProblem } from '@ebpls/remote-kit/forms';
import { createContext, use } from 'react';
import { useFormContext } from 'react-hook-form';

/** Names of a form's fields; `path` is the dotted name, with the index in a list (`lines.0.line`). */
export interface FieldSentences {
  /** Sentence for an empty field: `Enter the date of birth.` Without one the contract's own message is shown. */
  readonly getQuestion: (path: string) => string | undefined;
  /** The label, for any other problem than an empty field. */
  readonly label: (path: string) => string | undefined;
  /** Id of the control where it is not the path. */
  readonly getFieldId?: (path: string) => string;
}

const NO_PROBLEMS: FieldSentences = { getQuestion: () => undefined, label: () => undefined };

export const SentencesContext = createContext<FieldSentences>(NO_PROBLEMS);

interface FieldMessage {
  readonly message: string;
  readonly value: unknown;
}

/** Returns the sentence at the field itself, below its label: about the typed text, in the reader's language. */
function getSentence(sentences: FieldSentences, path: string, { message, value }: FieldMessage): string {
  if (!isInputMessageKey(message)) return message;
  return isEmpty(value) ? (sentences.getQuestion(path) ?? getInputText(message)) : formatInputProblem(message, value);
}

/** Returns the same sentence for the summary, with the field's name. */
function getSummarySentence(sentences: FieldSentences, path: string, problem: FieldMessage): string {
  const sentence = getSentence(sentences, path, problem);
  const label = isInputMessageKey(problem.message) && !isEmpty(problem.value) ? sentences.label(path) : undefined;
  return label === undefined ? sentence : `${label}: ${sentence}`;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (typeof value === 'string' && value.trim() === '')
  );
}

export interface FormProblem {
  readonly field_id: string;
  readonly message: string;
}

/** Returns the text that an error is about, where the check stored it. */
function getTypedValue(error: object): unknown {
  return 'typedValue' in error ? error.typedValue : undefined;
}

/**
 * Returns every problem of a form with the id of its field and a sentence that names it, through nested arrays and
 * groups.
 */
export function listProblems(errors: object, sentences: FieldSentences = NO_PROBLEMS, path = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const innerPath = path === '' ? name : `${path}.${name}`;
    if (!('message' in error) || typeof error.message !== 'string') return listProblems(error, sentences, innerPath);
    const field = innerPath.replace(/\.root$/, '');
    return [
      {
        field_id: sentences.getFieldId?.(field) ?? field,
        message: getSummarySentence(sentences, field, { message: error.message, value: getTypedValue(error) }),
      },
    ];
  });
}

/** Returns the props of a step's fields besides their texts: name, handlers and message. */
export function useFields() {
  const { register, getFieldState, formState } = useFormContext();
  const sentences = use(SentencesContext);
  const getError = (name: string): { error?: string } => {
    const { error } = getFieldState(name, formState);
    const message = error?.root?.message ?? error?.message;
    return message
      ? { error: getSentence(sentences, name, { message, value: getTypedValue(error?.root ?? error ?? {}) }) }
      : {};
  };
  return {
    text: (name: string) => ({ ...register(name, { setValueAs: normalizeText }), ...getError(name) }),
    /** An empty amount stays empty, so that the contract requires it where an omission would have another meaning. */
    amount: (name: string) => ({ ...register(name), ...getError(name) }),
    count: (name: string) => ({ ...register(name, { setValueAs: parseNumber }), ...getError(name) }),
    getError,
  };
}

/** An empty text is no answer, so that the contract reports it as missing and not as wrong. */
function normalizeText(value: unknown): unknown {
  return value === '' ? undefined : value;
}

/** Parses a typed number; commas are ignored. Any other text stays as it is, so that the message can quote it. */
function parseNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replaceAll(/[,\s]/g, '');
  if (text === '') return undefined;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : value;
}
