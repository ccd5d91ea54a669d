import type { HitKind } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { mayBeMisspelled } from '../../domain/search/search-tiers.ts';

/** So many of one kind are shown; one more is asked for, to know whether there are others. */
export const SHOWN_MOST = 5;
export const ASKED_MOST = SHOWN_MOST + 1;
/** A word that half of all names have is not worth more: no search reads further than this. */
export const READ_MOST = 2_000;

export interface SearchTerms {
  readonly text: string;
  /** Two letters that begin every business number, and the year that begins those of this year's applications. */
  readonly business_series: string;
  readonly application_series: string;
}

export interface FoundRow {
  readonly kind: HitKind;
  readonly code: string;
  readonly name: string;
  readonly company_code: string;
  readonly assessment_code: string | null;
  /** This office's own part of the application. */
  readonly clearance_id: number | null;
}

/** Names that resemble what was typed, when hardly any has its words: then it may be misspelled. */
export function resembling(text: string, found: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!mayBeMisspelled(text)) return sql`select null::bigint as business_id, 0::real as likeness where false`;
  const isRare = sql`(select count(*) from ${found}) < ${ASKED_MOST}`;
  return sql`
    select l.business_id, l.likeness
    from businesses_named_like(${text}) l
    where ${isRare} and l.business_id not in (select business_id from ${found})`;
}

/** An exact name first, then one that begins with what was typed; for a row with `name`. */
export function nearness(name: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const typed = sql`search_text(${text}::text)`;
  return sql`
    case
      when search_text(${name}) = ${typed} then 0
      when starts_with(search_text(${name}), ${typed}) then 1
      else 2
    end`;
}
