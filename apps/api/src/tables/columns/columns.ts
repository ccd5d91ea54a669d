// Kysely types of columns that the database reads and writes in different forms.

import type { ColumnType, Generated } from 'kysely';

/** A moment: read as ISO 8601 text, written as Date or text. */
export type Moment = ColumnType<string, Date | string, Date | string>;
/** A moment that the database fills in when it is left out. */
export type MomentByDefault = ColumnType<string, Date | string | undefined, Date | string>;
/** JSON: read as a value, written as text made by `JSON.stringify`. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonByDefault<T> = ColumnType<T, string | undefined, string>;
/** A number that the database generates; never written. */
export type RowId = ColumnType<number, never, never>;
export type { Generated };
/** A column that the database computes from others: read, never written. */
export type GeneratedColumn<T> = ColumnType<T, undefined, never>;
