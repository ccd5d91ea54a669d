// SQL conditions that match a search text to names and numbers: exactly, at the beginning, or anywhere.

import { type RawBuilder, sql } from 'kysely';

import type { SampledColumn } from './row-sample.ts';

/** Position of the search text in a name or number. */
export type MatchKind = 'exact' | 'begins' | 'contains';

/** One way into a tier: its index condition, its row condition, and its frequency in a sample. */
export interface WrittenWay {
  readonly column: SampledColumn;
  /** Whether one text of the sample matches, exact enough for an estimate. */
  readonly matches: (text: string) => boolean;
  /** A condition on `business b` or `application a` that the indexes answer whole, before the list is read. */
  readonly indexCondition: RawBuilder<boolean>;
  /** The same condition in a form that no index supports: for rows that are read in another order. */
  readonly rowCondition: RawBuilder<boolean>;
  /** Rows that `rowCondition` passes in the time in which the index finds one; absent where both cost the same. */
  readonly passed_per_found?: number;
}

const MAX_CHARACTER = '\u{10FFFF}';
const SHORT_NUMBER = /^\d{1,6}$/;
/** Part of a number as people read it out; without a digit it would match every number. */
const PART_OF_NUMBER = /^[a-z]{0,4}-?\d[\d-]*$/i;
/** Trigrams find three letters anywhere in a name; shorter texts are searched at the beginning of words. */
const MIN_CONTAINED_CHARACTERS = 3;

export const isNumber = (searchText: string): boolean => PART_OF_NUMBER.test(searchText);

/** A text in the form of `search_text`, exact enough for an estimate. */
export function toPlainText(searchText: string): string {
  return searchText
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?:[^\p{L}\p{N}]|[ʹʻʼʽ])+/gu, ' ')
    .trim();
}

export const isAnywhere = (text: string): boolean =>
  text.split(' ').some((word) => word.length >= MIN_CONTAINED_CHARACTERS);

/** Patterns of the words of the search text, each as the beginning of a word; leading zeros of a number are ignored. */
export const toBeginningPatterns = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  array(
    select '(^| )' || case when word like '0%' then '' else '0*' end || word
    from regexp_split_to_table(${text}, ' ') word
  )`;

/**
 * The planner assumes that half of all rows meet this: for a rare condition it chose to read and sort the whole list.
 */
export function whereUsual(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`case when ${condition} then true else false end`;
}

/** The search text in the form of `business.search_name`. */
const toSearchText = (searchText: string): RawBuilder<string> => sql<string>`search_text(${searchText}::text)`;

/** Names with every word of the search text, each at least begun, compared one by one. */
export function matchWords(searchText: string): Pick<WrittenWay, 'matches' | 'rowCondition'> {
  const words = toPlainText(searchText).split(' ');
  const text = toSearchText(searchText);
  return {
    matches: (name) => words.every((word) => ` ${name}`.includes(` ${word}`)),
    rowCondition: whereUsual(
      sql`b.discarded_at is null and ${text} <> '' and b.search_name ~ all(${toBeginningPatterns(text)})`,
    ),
  };
}

function isName(text: string, matchKind: MatchKind): (name: string) => boolean {
  if (matchKind === 'exact') return (name) => name === text;
  if (matchKind === 'begins') return (name) => name.startsWith(text);
  const words = text.split(' ');
  return (name) => (isAnywhere(text) && name.includes(text)) || words.every((word) => ` ${name}`.includes(` ${word}`));
}

/** Query of a way: one kind of match and none of the better ones, in a list of businesses or of applications. */
export interface WayQuery {
  readonly matchKind: MatchKind;
  readonly searchText: string;
  readonly betterKinds?: readonly MatchKind[];
  readonly searchedTable?: 'business' | 'application';
}

/** Id of the business in the list: an application has it without the row of the business. */
const getBusinessIdColumn = ({ searchedTable: list = 'business' }: WayQuery): RawBuilder<unknown> =>
  list === 'business' ? sql`b.business_id` : sql`a.business_id`;

/** The condition without rows that meet one of the better conditions; none of them may be null. */
function whereNoneBetter(
  condition: RawBuilder<unknown>,
  betterConditions: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  return sql.join([condition, ...betterConditions.map((one) => sql`not ${one}`)], sql` and `);
}

const createMatcher = <T>(
  { matchKind, betterKinds = [] }: WayQuery,
  matches: (matchKind: MatchKind) => (text: T) => boolean,
) => {
  const [meets, others] = [matches(matchKind), betterKinds.map(matches)];
  return (text: T): boolean => meets(text) && !others.some((meetsBetter) => meetsBetter(text));
};

/** Way by the name of the business; undefined for punctuation alone, which is not searched. */
export function findNameWay(wayQuery: WayQuery): WrittenWay | undefined {
  const { matchKind, searchText, betterKinds = [] } = wayQuery;
  if (!/[\p{L}\p{N}]/u.test(searchText)) return undefined;
  const text = toSearchText(searchText);
  const whereMatches = (of: MatchKind, name: RawBuilder<unknown>): RawBuilder<unknown> =>
    whereNameMatches(of, searchText, name);
  return {
    column: 'company_name',
    matches: createMatcher(wayQuery, (of) => isName(toPlainText(searchText), of)),
    indexCondition: sql`${getBusinessIdColumn(wayQuery)} = any(array(
      select x.business_id
      from business x
      where x.discarded_at is null
        and ${text} <> ''
        and ${whereNoneBetter(
          whereIndexedName(matchKind, searchText),
          betterKinds.map((of) => whereMatches(of, sql`x.search_name`)),
        )}
    ))`,
    rowCondition: whereUsual(sql`
      b.discarded_at is null
      and ${text} <> ''
      and ${whereNoneBetter(
        whereMatches(matchKind, sql`b.search_name`),
        betterKinds.map((of) => whereMatches(of, sql`b.search_name`)),
      )}`),
  };
}

function whereIndexedName(matchKind: MatchKind, searchText: string): RawBuilder<unknown> {
  const [name, text] = [sql`x.search_name`, toSearchText(searchText)];
  const hasWords = sql`search_words(x.company_name) @@ search_query(${searchText})`;
  // Not `=`, for which the planner chose the trigrams: for a common word they read every name with it.
  if (matchKind === 'exact') return sql`(${name} ~>=~ ${text} and ${name} ~<=~ ${text})`;
  if (matchKind === 'begins') return whereBeginsWith(name, text);
  return isAnywhere(toPlainText(searchText)) ? sql`(${name} like ('%' || ${text} || '%') or ${hasWords})` : hasWords;
}

/** Condition that a plain name matches, evaluated for one row. */
export function whereNameMatches(
  matchKind: MatchKind,
  searchText: string,
  name: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const text = toSearchText(searchText);
  if (matchKind === 'exact') return sql`(${name} || '' = ${text})`;
  if (matchKind === 'begins') return sql`(left(${name}, length(${text})) = ${text})`;
  const hasWords = sql`(${name} ~ all(${toBeginningPatterns(text)}))`;
  return isAnywhere(toPlainText(searchText)) ? sql`(position(${text} in ${name}) > 0 or ${hasWords})` : hasWords;
}

/** Condition that a text begins with another, in any collation of the server. */
function whereBeginsWith(column: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${column} ~>=~ ${beginning} and ${column} ~<~ (${beginning} || ${MAX_CHARACTER}))`;
}

function isNumbered(column: RawBuilder<unknown>, matchKind: MatchKind, searchText: string): RawBuilder<unknown> {
  const number = searchText.toUpperCase();
  // Digits alone are the running number, as people quote it.
  if (matchKind === 'exact')
    return SHORT_NUMBER.test(searchText)
      ? whereBeginsWith(sql`reverse(${column})`, sql`reverse(${`-${searchText.padStart(6, '0')}`}::text)`)
      : sql`${column} = ${number}`;
  return matchKind === 'begins' ? whereBeginsWith(column, sql`${number}::text`) : sql`${column} like ${`%${number}%`}`;
}

function isCode(matchKind: MatchKind, searchText: string): (code: string) => boolean {
  const number = searchText.toUpperCase();
  if (matchKind === 'begins') return (code) => code.startsWith(number);
  if (matchKind === 'contains') return (code) => code.includes(number);
  const serialSuffix = `-${searchText.padStart(6, '0')}`;
  return (code) => (SHORT_NUMBER.test(searchText) ? code.endsWith(serialSuffix) : code === number);
}

/** Way by the number of the business; undefined for text that is no part of a number. */
export function findCompanyCodeWay(wayQuery: WayQuery): WrittenWay | undefined {
  const { searchText } = wayQuery;
  if (!isNumber(searchText)) return undefined;
  return {
    column: 'company_code',
    matches: createMatcher(wayQuery, (of) => isCode(of, searchText)),
    indexCondition: sql`${getBusinessIdColumn(wayQuery)} = any(array(
      select x.business_id
      from business x
      where x.discarded_at is null and ${whereNumberMatches(wayQuery, sql`x.company_code`)}
    ))`,
    rowCondition: whereUsual(
      sql`b.discarded_at is null and ${whereNumberMatches(wayQuery, sql`(b.company_code || '')`)}`,
    ),
  };
}

/** Way by the number of the application; undefined for text that is no part of a number. */
export function findAssessmentCodeWay(wayQuery: WayQuery): WrittenWay | undefined {
  const { searchText } = wayQuery;
  if (!isNumber(searchText)) return undefined;
  return {
    column: 'assessment_code',
    matches: createMatcher(wayQuery, (of) => isCode(of, searchText)),
    indexCondition: sql`a.assessment_id = any(array(
      select y.assessment_id
      from application y
      where y.assessment_code is not null and ${whereNumberMatches(wayQuery, sql`y.assessment_code`)}
    ))`,
    rowCondition: whereUsual(
      sql`a.assessment_code is not null and ${whereNumberMatches(wayQuery, sql`(a.assessment_code || '')`)}`,
    ),
  };
}

/** Condition that a number matches; the better matches are compared in a form without index. */
function whereNumberMatches(
  { matchKind, searchText, betterKinds = [] }: WayQuery,
  column: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return whereNoneBetter(
    isNumbered(column, matchKind, searchText),
    betterKinds.map((of) => sql`(${isNumbered(sql`(${column} || '')`, of, searchText)})`),
  );
}
