// Queries of the answers to the client satisfaction survey.

import type { ApplicationType, ServiceQuestion } from '@ebpls/contracts';
import type { RatingCounts } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { ReportContext } from '../reports/report-period.ts';

type ReportPeriod = Pick<ReportContext, 'db' | 'from' | 'to'>;

export interface RatingRow extends RatingCounts {
  readonly service: ApplicationType;
  readonly question: ServiceQuestion;
}

const whereAnsweredIn = ({ from, to }: Pick<ReportContext, 'from' | 'to'>): RawBuilder<boolean> =>
  sql`s.answered_on between ${from}::date and ${to}::date`;

/** Number of each rating for each question of each service. */
export async function listRatings({ db, ...period }: ReportPeriod): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select
      s.service, 'sqd' || (q.place - 1) as question, count(*) filter (where q.rating = 5)::int as strongly_agree,
      count(*) filter (where q.rating = 4)::int as agree, count(*) filter (where q.rating = 3)::int as neither,
      count(*) filter (where q.rating = 2)::int as disagree,
      count(*) filter (where q.rating = 1)::int as strongly_disagree,
      count(*) filter (where q.rating is null)::int as not_applicable, count(*)::int as responses
    from satisfaction_response s
    cross join lateral unnest(s.sqd) with ordinality as q (rating, place)
    where ${whereAnsweredIn(period)}
    group by s.service, q.place
    order by s.service, q.place`.execute(db);
  return rows;
}

interface CharterAnswerRow {
  readonly question: string;
  readonly choice: number;
  readonly answers: number;
}

/** Number of each answer to the questions on the Citizen's Charter. */
export async function listCharterAnswers({ db, ...period }: ReportPeriod): Promise<CharterAnswerRow[]> {
  const { rows } = await sql<CharterAnswerRow>`
    select c.question, c.choice::int as choice, count(*)::int as answers
    from satisfaction_response s
    cross join lateral (values ('cc1', s.cc1), ('cc2', s.cc2), ('cc3', s.cc3)) as c (question, choice)
    where ${whereAnsweredIn(period)}
    group by 1, 2`.execute(db);
  return rows;
}

interface SuggestionRow {
  readonly response_id: number;
  readonly answered_on: string;
  readonly service: ApplicationType;
  readonly suggestions: string;
  readonly email: string;
}

/** Suggestions, newest first, with the address for an answer where one was left. */
export async function listSuggestions({ db, ...period }: ReportPeriod): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select s.response_id, s.answered_on, s.service, s.suggestions, s.email
    from satisfaction_response s
    where ${whereAnsweredIn(period)} and s.suggestions <> ''
    order by s.answered_on desc, s.response_id desc`.execute(db);
  return rows;
}
