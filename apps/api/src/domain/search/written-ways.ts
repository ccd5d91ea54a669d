import { type RawBuilder, sql } from 'kysely';

import type { SampledColumn } from './row-sample.ts';

/** Position of the search text in a name or number. */
export type MatchKind = 'exact' | 'begins' | 'contains';

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
const SHORT_NUMBER = /^\d{1,6}$/;
/** Part of a number as people read it out; without a digit it would be part of every number. */
const PART_OF_NUMBER = /^[a-z]{0,4}-?\d[\d-]*$/i;
/** Trigrams find three letters anywhere in a name; shorter texts are searched at the beginning of words. */
const MIN_CONTAINED_CHARACTERS = 3;

export const isNumber = (typed: string): boolean => PART_OF_NUMBER.test(typed);

/** A text as `search_text` writes it, near enough for an estimate. */
export function toPlainText(typed: string): string {
  return typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?:[^\p{L}\p{N}]|[ʹʻʼʽ])+/gu, ' ')
    .trim();
}

export const isAnywhere = (plain: string): boolean =>
  plain.split(' ').some((word) => word.length >= MIN_CONTAINED_CHARACTERS);

/** Patterns of the words that were typed, each as the beginning of a word; noughts before a number do not count. */
export const toBeginningPatterns = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(
    select '(^| )' || case when word like '0%' then '' else '0*' end || word
    from regexp_split_to_table(${text}, ' ') word
  )`;

/** To the planner half of all rows meet this: it took a rare condition for a reason to read and sort the whole list. */
export function whereUsual(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`case when ${condition} then true else false end`;
}

/** The search text in the form of `business.search_name`. */
const toSearchText = (typed: string): RawBuilder<string> => sql<string>`search_text(${typed}::text)`;

/** Names that have every word that was typed, each perhaps only begun, judged one by one. */
export function matchWords(typed: string): Pick<WrittenWay, 'matches' | 'judged'> {
  const words = toPlainText(typed).split(' ');
  const text = toSearchText(typed);
  return {
    matches: (name) => words.every((word) => ` ${name}`.includes(` ${word}`)),
    judged: whereUsual(
      sql`b.discarded_at is null and ${text} <> '' and b.search_name ~ all(${toBeginningPatterns(text)})`,
    ),
  };
}

function isName(plain: string, matchKind: MatchKind): (name: string) => boolean {
  if (matchKind === 'exact') return (name) => name === plain;
  if (matchKind === 'begins') return (name) => name.startsWith(plain);
  const words = plain.split(' ');
  return (name) =>
    (isAnywhere(plain) && name.includes(plain)) || words.every((word) => ` ${name}`.includes(` ${word}`));
}

/** Which rows a way finds: written so and in none of the better ways, in a list of businesses or of applications. */
export interface WayQuery {
  readonly matchKind: MatchKind;
  readonly typed: string;
  readonly better?: readonly MatchKind[];
  readonly searched?: 'business' | 'application';
}

/** Their number as the list has it: an application knows its business without the row of the business. */
const getBusinessIdColumn = ({ searched: list = 'business' }: WayQuery): RawBuilder<unknown> =>
  list === 'business' ? sql`b.business_id` : sql`a.business_id`;

/** The condition alone, or without those that meet one of the better conditions; none of them may be null. */
function whereNoneBetter(condition: RawBuilder<unknown>, better: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([condition, ...better.map((one) => sql`not ${one}`)], sql` and `);
}

const createMatcher = <T>(
  { matchKind, better = [] }: WayQuery,
  matches: (matchKind: MatchKind) => (text: T) => boolean,
) => {
  const [meets, others] = [matches(matchKind), better.map(matches)];
  return (text: T): boolean => meets(text) && !others.some((meetsBetter) => meetsBetter(text));
};

/** By the name of the business; undefined for signs alone, of which nothing is searched. */
export function findNameWay(wayQuery: WayQuery): WrittenWay | undefined {
  const { matchKind, typed, better = [] } = wayQuery;
  if (!/[\p{L}\p{N}]/u.test(typed)) return undefined;
  const text = toSearchText(typed);
  const whereMatches = (of: MatchKind, name: RawBuilder<unknown>): RawBuilder<unknown> =>
    whereNameMatches(of, typed, name);
  return {
    column: 'company_name',
    matches: createMatcher(wayQuery, (of) => isName(toPlainText(typed), of)),
    indexed: sql`${getBusinessIdColumn(wayQuery)} = any(array(
      select x.business_id
      from business x
      where x.discarded_at is null
        and ${text} <> ''
        and ${whereNoneBetter(
          whereIndexedName(matchKind, typed),
          better.map((of) => whereMatches(of, sql`x.search_name`)),
        )}
    ))`,
    judged: whereUsual(sql`
      b.discarded_at is null
      and ${text} <> ''
      and ${whereNoneBetter(
        whereMatches(matchKind, sql`b.search_name`),
        better.map((of) => whereMatches(of, sql`b.search_name`)),
      )}`),
  };
}

function whereIndexedName(matchKind: MatchKind, typed: string): RawBuilder<unknown> {
  const [name, text] = [sql`x.search_name`, toSearchText(typed)];
  const hasWords = sql`search_words(x.company_name) @@ search_query(${typed})`;
  // Not `=`, for which the trigrams were taken: of a usual word they read every name that has it.
  if (matchKind === 'exact') return sql`(${name} ~>=~ ${text} and ${name} ~<=~ ${text})`;
  if (matchKind === 'begins') return whereBeginsWith(name, text);
  return isAnywhere(toPlainText(typed)) ? sql`(${name} like ('%' || ${text} || '%') or ${hasWords})` : hasWords;
}

/** That a plain name is written so, judged for one row. */
export function whereNameMatches(matchKind: MatchKind, typed: string, name: RawBuilder<unknown>): RawBuilder<unknown> {
  const text = toSearchText(typed);
  if (matchKind === 'exact') return sql`(${name} || '' = ${text})`;
  if (matchKind === 'begins') return sql`(left(${name}, length(${text})) = ${text})`;
  const hasWords = sql`(${name} ~ all(${toBeginningPatterns(text)}))`;
  return isAnywhere(toPlainText(typed)) ? sql`(position(${text} in ${name}) > 0 or ${hasWords})` : hasWords;
}

/** Condition that a text begins with another, in any collation of the server. */
function whereBeginsWith(column: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${column} ~>=~ ${beginning} and ${column} ~<~ (${beginning} || ${BEHIND_ALL}))`;
}

function isNumbered(column: RawBuilder<unknown>, matchKind: MatchKind, typed: string): RawBuilder<unknown> {
  const number = typed.toUpperCase();
  // Digits alone are the running number, as people quote it.
  if (matchKind === 'exact')
    return SHORT_NUMBER.test(typed)
      ? whereBeginsWith(sql`reverse(${column})`, sql`reverse(${`-${typed.padStart(6, '0')}`}::text)`)
      : sql`${column} = ${number}`;
  return matchKind === 'begins' ? whereBeginsWith(column, sql`${number}::text`) : sql`${column} like ${`%${number}%`}`;
}

function isCode(matchKind: MatchKind, typed: string): (code: string) => boolean {
  const number = typed.toUpperCase();
  if (matchKind === 'begins') return (code) => code.startsWith(number);
  if (matchKind === 'contains') return (code) => code.includes(number);
  const running = `-${typed.padStart(6, '0')}`;
  return (code) => (SHORT_NUMBER.test(typed) ? code.endsWith(running) : code === number);
}

/** By the number of the business; undefined for what is no part of a number. */
export function findCompanyCodeWay(wayQuery: WayQuery): WrittenWay | undefined {
  const { typed } = wayQuery;
  if (!isNumber(typed)) return undefined;
  return {
    column: 'company_code',
    matches: createMatcher(wayQuery, (of) => isCode(of, typed)),
    indexed: sql`${getBusinessIdColumn(wayQuery)} = any(array(
      select x.business_id
      from business x
      where x.discarded_at is null and ${whereNumberMatches(wayQuery, sql`x.company_code`)}
    ))`,
    judged: whereUsual(sql`b.discarded_at is null and ${whereNumberMatches(wayQuery, sql`(b.company_code || '')`)}`),
  };
}

/** By the number of the application; undefined for what is no part of a number. */
export function findAssessmentCodeWay(wayQuery: WayQuery): WrittenWay | undefined {
  const { typed } = wayQuery;
  if (!isNumber(typed)) return undefined;
  return {
    column: 'assessment_code',
    matches: createMatcher(wayQuery, (of) => isCode(of, typed)),
    indexed: sql`a.assessment_id = any(array(
      select y.assessment_id
      from application y
      where y.assessment_code is not null and ${whereNumberMatches(wayQuery, sql`y.assessment_code`)}
    ))`,
    judged: whereUsual(
      sql`a.assessment_code is not null and ${whereNumberMatches(wayQuery, sql`(a.assessment_code || '')`)}`,
    ),
  };
}

/** A number that is written so; the better ones are compared so that no index has them. */
function whereNumberMatches(
  { matchKind, typed, better = [] }: WayQuery,
  column: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return whereNoneBetter(
    isNumbered(column, matchKind, typed),
    better.map((of) => sql`(${isNumbered(sql`(${column} || '')`, of, typed)})`),
  );
}
