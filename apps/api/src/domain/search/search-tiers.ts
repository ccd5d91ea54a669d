import { type RawBuilder, sql } from 'kysely';

/** How well a row answers a search, the best first. The last two are names that resemble what was typed. */
const TIERS = ['exact', 'begins', 'contains', 'near', 'alike'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Names that share so much of their trigrams with what was typed come before those that share less; less than 0.45 is
 * another name.
 */
const NEAR = sql.lit(0.6);
const BEHIND_ALL = '\u{10FFFF}';
const DIGITS = /^\d{1,6}$/;
const NUMBER = /^[a-z]{0,4}-?\d[\d-]*$/i;
const LETTERS_LEAST = 4;

/**
 * Whether what was typed may be a misspelled name: a number is right or wrong, and three letters resemble half of all
 * names.
 */
export function mayBeMisspelled(typed: string): boolean {
  return !NUMBER.test(typed) && (typed.match(/\p{L}/gu)?.length ?? 0) >= LETTERS_LEAST;
}

/** The tiers that can hold anything for what was typed. */
export function tiersOf(typed: string): readonly Tier[] {
  return mayBeMisspelled(typed) ? TIERS : TIERS.slice(0, 3);
}

type Written = Exclude<Tier, 'near' | 'alike'>;

function isNumbered(column: RawBuilder<unknown>, tier: Written, typed: string): RawBuilder<boolean> {
  const number = typed.toUpperCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  // Digits alone are the running number, as people say it.
  if (tier === 'exact')
    return DIGITS.test(typed)
      ? sql`${column} like ${`%-${typed.padStart(6, '0')}`}`
      : sql`${column} = ${typed.toUpperCase()}`;
  return sql`${column} like ${tier === 'begins' ? `${number}%` : `%${number}%`}`;
}

/** A name of signs alone is no name: `search_text` leaves nothing of it. */
function isNamed(name: RawBuilder<unknown>, tier: Written, typed: string): RawBuilder<boolean> {
  if (!/[\p{L}\p{N}]/u.test(typed)) return sql`false`;
  const text = sql`search_text(${typed}::text)`;
  if (tier === 'exact') return sql`search_text(${name}) = ${text}`;
  if (tier === 'begins')
    return sql`
      (
        ${text} <> ''
        and search_text(${name}) ~>=~ ${text}
        and search_text(${name}) ~<~ (${text} || ${BEHIND_ALL})
      )`;
  return sql`
    (
      ${text} <> ''
      and (
        search_text(${name}) like ('%' || ${text} || '%')
        or search_words(${name}) @@ search_query(${typed})
      )
    )`;
}

/** The businesses of one tier, by their name or number: each condition by its own index. */
function businessesOf(tier: Tier, typed: string): RawBuilder<unknown> {
  if (tier === 'near')
    return sql`select l.business_id from businesses_named_like(${typed}) l where l.likeness >= ${NEAR}`;
  if (tier === 'alike')
    return sql`select l.business_id from businesses_named_like(${typed}) l where l.likeness < ${NEAR}`;
  const those = sql`select x.business_id from business x where x.discarded_at is null`;
  return sql`
    ${those}
    and ${isNamed(sql`x.company_name`, tier, typed)} union all ${those}
    and ${isNumbered(sql`x.company_code`, tier, typed)}`;
}

function applicationsOf(tier: Tier, typed: string): RawBuilder<unknown> {
  const named = sql`
    select y.assessment_id from application y where y.business_id = any(array(${businessesOf(tier, typed)}))`;
  if (tier === 'near' || tier === 'alike') return named;
  return sql`
    ${named} union all select y.assessment_id from application y where y.assessment_code is not null
    and ${isNumbered(sql`y.assessment_code`, tier, typed)}`;
}

/** What a list is searched by: `business b`, or `application a` with its `business b`. */
export type Searched = 'business' | 'application';

const BETTER: Record<Tier, readonly Written[]> = {
  exact: [],
  begins: ['exact'],
  contains: ['exact', 'begins'],
  near: ['contains'],
  alike: ['contains'],
};

/** That a row is in this tier and in none before it, as a condition on `business b` (and `application a`). */
export function inTier(searched: Searched, tier: Tier, typed: string): RawBuilder<boolean> {
  const isWritten = (better: Written): RawBuilder<unknown> => {
    const business = sql`
      ${isNamed(sql`b.company_name`, better, typed)} or ${isNumbered(sql`b.company_code`, better, typed)}`;
    return searched === 'business'
      ? business
      : sql`${business} or ${isNumbered(sql`a.assessment_code`, better, typed)}`;
  };
  // An array is made once, before the list is read; a subquery was planned to run again for every row.
  const isHere =
    searched === 'business'
      ? sql`b.business_id = any(array(${businessesOf(tier, typed)}))`
      : sql`a.assessment_id = any(array(${applicationsOf(tier, typed)}))`;
  return sql.join([isHere, ...BETTER[tier].map((better) => sql`(${isWritten(better)}) is not true`)], sql` and `);
}

/** That a row is in any of the tiers: for lists that stand in another order than how well their rows answer. */
export function inAnyTier(searched: Searched, typed: string): RawBuilder<boolean> {
  const tiers = tiersOf(typed);
  const [column, rowsOf] =
    searched === 'business'
      ? ([sql`b.business_id`, businessesOf] as const)
      : ([sql`a.assessment_id`, applicationsOf] as const);
  return sql<boolean>`${column} = any(array(${sql.join(
    tiers.map((tier) => rowsOf(tier, typed)),
    sql` union all `,
  )}))`;
}
