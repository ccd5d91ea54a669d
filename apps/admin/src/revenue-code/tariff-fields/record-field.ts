// Fields of a row of a revenue code, declared once: what a person changes, and what the document holds for it.

import type { TariffBarangay, TariffOffice } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import type { Option } from '@ebpls/ui';

import type { FieldColumn } from '../tariff-sheets/field-sheet.ts';
import { readAt, writeAt } from '../tariff-sheets/sheet.ts';
import type { FieldKey, FieldWords } from './field.messages.ts';

/** What the choices of a field are taken from. */
export interface FieldContext {
  readonly document: TariffText;
  readonly offices: readonly TariffOffice[];
  readonly barangays: readonly TariffBarangay[];
  readonly t: FieldWords;
}

/** The options of a choice of the row at `path`. */
export type ListOptions = (context: FieldContext, path: string) => Option[];

interface NamedField {
  /** Dotted path within the row. */
  readonly field: string;
  readonly label: FieldKey;
  readonly help?: FieldKey;
  /** The field is for some rows only. */
  readonly isFor?: (document: TariffText, path: string) => boolean;
}

interface ValueField extends NamedField {
  /** An empty field is removed from the row. */
  readonly isOptional?: boolean;
}

export interface TextRecordField extends ValueField {
  readonly kind: 'text' | 'words';
}

/** A name in English and Filipino; an optional one is removed when both are empty. */
export interface NameRecordField extends ValueField {
  readonly kind: 'name';
}

export interface ChoiceRecordField extends ValueField {
  readonly kind: 'choice';
  readonly list: ListOptions;
  /** Writes a choice that changes more than its own field. */
  readonly write?: (document: TariffText, path: string, value: string) => TariffText;
}

export interface ValuesRecordField extends ValueField {
  readonly kind: 'values';
  readonly list: ListOptions;
}

export interface YesNoRecordField extends NamedField {
  readonly kind: 'yes_no';
  /** What a row without the field means; a required field has none. */
  readonly absent?: boolean;
}

export interface TestsRecordField extends ValueField {
  readonly kind: 'tests';
  readonly help: FieldKey;
}

/** Several fields that a row has together or not at all. */
export interface BlockRecordField extends NamedField {
  readonly kind: 'block';
  readonly blank: object;
  readonly fields: readonly RecordField[];
}

/** A list whose entries have fields of their own. */
export interface ListRecordField extends ValueField {
  readonly kind: 'list';
  readonly blank: object;
  readonly fields: readonly RecordField[];
  /** Name of the entry with a number, and of the button that adds one. */
  readonly entry: FieldKey;
  readonly add: FieldKey;
  readonly remove: FieldKey;
}

/** A list as a table; the options of its columns may come from the document. */
export interface RowsRecordField extends ValueField {
  readonly kind: 'rows';
  readonly blank: object;
  readonly columns: readonly FieldColumn[];
  readonly options?: Readonly<Record<string, ListOptions>>;
}

export type RecordField =
  | TextRecordField
  | NameRecordField
  | ChoiceRecordField
  | ValuesRecordField
  | YesNoRecordField
  | TestsRecordField
  | BlockRecordField
  | ListRecordField
  | RowsRecordField;

/** The path of a field of the row at `path`; the heading of the code has the empty path. */
export const joinPath = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** Writes a text; an optional field is removed when it is emptied. */
export function writeText(document: TariffText, path: string, { text, isOptional = false }: TypedText): TariffText {
  return writeAt(document, path, isOptional && text.trim() === '' ? undefined : text);
}

interface TypedText {
  readonly text: string;
  readonly isOptional?: boolean | undefined;
}

/** Writes one language of a name; an optional name is removed when both languages are empty. */
export function writeName(
  document: TariffText,
  path: string,
  { text, isOptional = false, locale }: TypedText & { readonly locale: 'en' | 'fil' },
): TariffText {
  const formerName = readAt(document, path) as { readonly en: string; readonly fil: string } | undefined;
  const name = { en: formerName?.en ?? '', fil: formerName?.fil ?? '', [locale]: text };
  const isEmpty = name.en.trim() === '' && name.fil.trim() === '';
  return writeAt(document, path, isOptional && isEmpty ? undefined : name);
}

/** Writes a list of codes or words; an optional one is removed when it is emptied. */
export function writeList(
  document: TariffText,
  path: string,
  { values, isOptional = false }: { readonly values: readonly unknown[]; readonly isOptional?: boolean | undefined },
): TariffText {
  return writeAt(document, path, isOptional && values.length === 0 ? undefined : [...values]);
}

/** Writes a yes or no; what a row without the field means is not written. */
export function writeYesNo(
  document: TariffText,
  path: string,
  { value, absent }: { readonly value: boolean; readonly absent: boolean | undefined },
): TariffText {
  return writeAt(document, path, value === absent ? undefined : value);
}
