import { type RawBuilder, sql } from 'kysely';

import type { SampledColumn } from './row-sample.ts';

/** How what was typed stands in a name or number. */
export type Written = 'exact' | 'begins' | 'contains';

/** One way into a tier: how the index finds it, how one row is judged, and how often it is met in a sample. */
export interface WrittenWay {
  readonly column: SampledColumn;
  /** Whether one text of the sample meets it, near enough for an estimate. */
  readonly matches: (text: string) => boolean;
  /** A condition on `business b` or `application a` that the indexes answer, whole before the list is read. */
  readonly indexed: RawBuilder<boolean>;
  /** The same condition, written so that no index has it: for rows that are read in another order. */
  readonly judged: RawBuilder<boolean>;
  /** How many rows are passed by `judged` in the time in which the index finds one; absent where a row is a row. */
  readonly passed_per_found?: number;
}

const BEHIND_ALL = '\u{10FFFF}';
const DIGITS = /^\d{1,6}$/;
/** Part of a number as people read it out; without a digit it would be part of every number. */
const PART_OF_NUMBER = /^[a-z]{0,4}-?\d[\d-]*$/i;
/** Trigrams find three letters anywhere in a name; fewer are looked for where a word begins. */
const ANYWHERE_LEAST = 3;

export const isNumber = (typed: string): boolean => PART_OF_NUMBER.test(typed);

/** A text as `search_text` writes it, near enough for an estimate. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const isAnywhere = (plain: string): boolean => plain.split(' ').some((word) => word.length >= ANYWHERE_LEAST);

/** Patterns of the words that were typed, each as the beginning of a word; noughts before a number do not count. */
export const beginnings = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(
    select '(^| )' || case when word like '0%' then '' else '0*' end || word
    from regexp_split_to_table(${text}, ' ') word
  )`;

/** To the planner half of all rows meet this: it took a rare condition for a reason to read and sort the whole list. */
export function usual(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`case when ${condition} then true else false end`;
}

/** Names that have every word that was typed, each perhaps only begun, judged one by one. */
export function hasWords(typed: string): Pick<WrittenWay, 'matches' | 'judged'> {
  const words = plainText(typed).split(' ');
  const text = sql`search_text(${typed}::text)`;
  return {
    matches: (name) => words.every((word) => ` ${name}`.includes(` ${word}`)),
    judged: usual(
      sql`b.discarded_at is null and ${text} <> '' and search_text(b.company_name) ~ all(${beginnings(text)})`,
    ),
  };
}

function isName(plain: string, written: Written): (name: string) => boolean {
  if (written === 'exact') return (name) => name === plain;
  if (written === 'begins') return (name) => name.startsWith(plain);
  const words = plain.split(' ');
  return (name) =>
    (isAnywhere(plain) && name.includes(plain)) || words.every((word) => ` ${name}`.includes(` ${word}`));
}

/** By the name of the business; undefined for signs alone, of which `search_text` leaves nothing. */
export function byName(written: Written, typed: string): WrittenWay | undefined {
  if (!/[\p{L}\p{N}]/u.test(typed)) return undefined;
  const plain = plainText(typed);
  const text = sql`search_text(${typed}::text)`;
  const [kept, name] = [sql`search_text(x.company_name)`, sql`search_text(b.company_name)`];
  const [kept_words, words] = [
    sql`search_words(x.company_name) @@ search_query(${typed})`,
    sql`${name} ~ all(${beginnings(text)})`,
  ];
  const indexed: Record<Written, RawBuilder<unknown>> = {
    // Not `=`, for which the trigrams were taken: of a usual word they read every name that has it.
    exact: sql`(${kept} ~>=~ ${text} and ${kept} ~<=~ ${text})`,
    begins: beginsWith(kept, text),
    contains: isAnywhere(plain) ? sql`(${kept} like ('%' || ${text} || '%') or ${kept_words})` : kept_words,
  };
  const judged: Record<Written, RawBuilder<unknown>> = {
    exact: sql`${name} || '' = ${text}`,
    begins: sql`left(${name}, length(${text})) = ${text}`,
    contains: isAnywhere(plain) ? sql`(position(${text} in ${name}) > 0 or ${words})` : words,
  };
  return {
    column: 'company_name',
    matches: isName(plain, written),
    indexed: sql`b.business_id = any(array(
      select x.business_id
      from business x
      where x.discarded_at is null and ${text} <> '' and ${indexed[written]}
    ))`,
    judged: usual(sql`b.discarded_at is null and ${text} <> '' and ${judged[written]}`),
  };
}

/** Texts that begin so, whatever the collation of the server. */
function beginsWith(column: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${column} ~>=~ ${beginning} and ${column} ~<~ (${beginning} || ${BEHIND_ALL}))`;
}

function isNumbered(column: RawBuilder<unknown>, written: Written, typed: string): RawBuilder<unknown> {
  const number = typed.toUpperCase();
  // Digits alone are the running number, as people say it.
  if (written === 'exact')
    return DIGITS.test(typed)
      ? beginsWith(sql`reverse(${column})`, sql`reverse(${`-${typed.padStart(6, '0')}`}::text)`)
      : sql`${column} = ${number}`;
  return written === 'begins' ? beginsWith(column, sql`${number}::text`) : sql`${column} like ${`%${number}%`}`;
}

function isCode(written: Written, typed: string): (code: string) => boolean {
  const number = typed.toUpperCase();
  if (written === 'begins') return (code) => code.startsWith(number);
  if (written === 'contains') return (code) => code.includes(number);
  const running = `-${typed.padStart(6, '0')}`;
  return (code) => (DIGITS.test(typed) ? code.endsWith(running) : code === number);
}

/** By the number of the business; undefined for what is no part of a number. */
export function byCompanyCode(written: Written, typed: string): WrittenWay | undefined {
  if (!isNumber(typed)) return undefined;
  return {
    column: 'company_code',
    matches: isCode(written, typed),
    indexed: sql`b.business_id = any(array(
      select x.business_id
      from business x
      where x.discarded_at is null and ${isNumbered(sql`x.company_code`, written, typed)}
    ))`,
    judged: usual(sql`b.discarded_at is null and ${isNumbered(sql`(b.company_code || '')`, written, typed)}`),
  };
}

/** By the number of the application; undefined for what is no part of a number. */
export function byAssessmentCode(written: Written, typed: string): WrittenWay | undefined {
  if (!isNumber(typed)) return undefined;
  return {
    column: 'assessment_code',
    matches: isCode(written, typed),
    indexed: sql`a.assessment_id = any(array(
      select y.assessment_id
      from application y
      where y.assessment_code is not null and ${isNumbered(sql`y.assessment_code`, written, typed)}
    ))`,
    judged: usual(sql`a.assessment_code is not null and ${isNumbered(sql`(a.assessment_code || '')`, written, typed)}`),
  };
}
