// Types of the field names of the unified form and of the declaration, read from their schemas. Screens, sentences and
// builders keep tables over these names, so that a new field does not compile before each of them has its row.

import type * as v from 'valibot';

import type { BusinessLine, UNIT_KEYS } from './business-form.ts';
import type { BusinessFormInput, FormSection } from './companies.contract.ts';
import type { DeclarationInput, DeclaredLine } from './declarations.contract.ts';

/** The keys of every alternative of a union, and not only those that all of them share. */
type UnionKey<T> = T extends unknown ? Extract<keyof T, string> : never;

/** Keys that must be answered with something typed or chosen; a box may stay empty. */
type KeyToAnswer<T> = T extends unknown
  ? { [K in keyof T]-?: undefined extends T[K] ? never : true extends T[K] ? never : Extract<K, string> }[keyof T]
  : never;

/** The field `lines` is the list; its own fields are those of a line. */
export type FieldIn<S extends FormSection> = UnionKey<BusinessFormInput[S]>;
export type FormField = { [S in FormSection]: FieldIn<S> }[FormSection];
/** A row for every field of every section. */
export type FormTable<Row> = { readonly [S in FormSection]: Readonly<Record<FieldIn<S>, Row>> };

/** Fields of one line; `units` is a group of counts, each a field. */
export type LineField = Exclude<UnionKey<v.InferInput<typeof BusinessLine>>, 'units'> | (typeof UNIT_KEYS)[number];

/** Fields that may not stay empty. The list of lines is required by its first line. */
export type FieldToAnswer =
  | Exclude<{ [S in FormSection]: KeyToAnswer<BusinessFormInput[S]> }[FormSection], 'lines'>
  | KeyToAnswer<v.InferInput<typeof BusinessLine>>;

type RequiredUnion<T> = T extends unknown ? Required<T> : never;
/** A form in which every field is answered, also those that may be left out: samples are of this kind. */
export type WholeForm = { [S in FormSection]: RequiredUnion<BusinessFormInput[S]> };

export type DeclaredField = UnionKey<DeclarationInput>;
export type DeclaredLineField = UnionKey<v.InferInput<typeof DeclaredLine>>;
/** Figures and signature that may not stay empty; the lines are required one by one. */
export type DeclaredFieldToAnswer = Exclude<KeyToAnswer<DeclarationInput>, 'lines'>;
