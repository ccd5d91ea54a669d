// Estimates from a random sample how many rows a search finds, to choose the faster query (decision 0068).

import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';

/** A random sample of rows, from which a search estimates how many rows contain a word or a part of a number. */
interface RowSample {
  /**
   * Searchable texts of the sample, each oldest first: names, business numbers, offices that were ever required to
   * clear a business, and numbers of applications, of orders of payment and of their payment attempts.
   */
  readonly texts: Readonly<Record<SampledColumn, readonly string[]>>;
  /** Positions of the businesses in the order of their names. */
  readonly by_name: readonly number[];
  /** Upper bound of the rows of the tables: their last number. */
  readonly rows: Readonly<Record<SampledColumn, number>>;
  readonly read_at: number;
}

export type SampledColumn = 'company_name' | 'company_code' | 'offices' | 'assessment_code' | 'top_no' | 'request_ids';

const SAMPLE_ROWS = 2_000;
const SAMPLE_TTL_MS = 10 * 60_000;
const samples = new WeakMap<Database | Trx, Promise<RowSample>>();

/**
 * The sample, renewed after ten minutes. It decides how a search is read and never its result, so its age does no harm.
 */
async function getRowSample(db: Database | Trx): Promise<RowSample> {
  const cachedSample = samples.get(db);
  if (cachedSample !== undefined) {
    const sample = await cachedSample;
    // Not the business clock, which a demonstration may stop.
    if (performance.now() - sample.read_at < SAMPLE_TTL_MS) return sample;
  }
  const drawing = drawSample(db);
  samples.set(db, drawing);
  drawing.catch(() => samples.delete(db));
  return drawing;
}

/** Randomly chosen rows, or all rows of a small table; neighbouring rows would be too similar. */
function isDrawn(number: RawBuilder<unknown>, last: number): RawBuilder<unknown> {
  if (last <= SAMPLE_ROWS) return sql`true`;
  return sql`
    ${number} = any(array(select 1 + floor(random() * ${last}::float8)::bigint from generate_series(1, ${SAMPLE_ROWS}::int)))`;
}

async function drawSample(db: Database | Trx): Promise<RowSample> {
  const read_at = performance.now();
  const last = await sql<{ businesses: number; applications: number; bills: number }>`
    select
      coalesce((select max(business_id) from business), 0) as businesses,
      coalesce((select max(assessment_id) from application), 0) as applications,
      coalesce((select max(bill_id) from bill), 0) as bills`.execute(db);
  const { businesses = 0, applications = 0, bills = 0 } = last.rows[0] ?? {};
  const businessTexts = await drawBusinesses(db, businesses);
  const billTexts = await drawBills(db, bills);
  const { company_name: names } = businessTexts;
  return {
    texts: { ...businessTexts, ...billTexts, assessment_code: await drawApplications(db, applications) },
    by_name: [...names.keys()].toSorted((one, other) => ((names[one] ?? '') < (names[other] ?? '') ? -1 : 1)),
    rows: {
      company_name: businesses,
      company_code: businesses,
      offices: businesses,
      assessment_code: applications,
      top_no: bills,
      request_ids: bills,
    },
    read_at,
  };
}

type SampleColumns<Column extends SampledColumn> = Pick<RowSample['texts'], Column>;

async function drawBusinesses(
  db: Database | Trx,
  last: number,
): Promise<SampleColumns<'company_name' | 'company_code' | 'offices'>> {
  const { rows } = await sql<{ company_name: string; company_code: string; offices: string }>`
    select
      b.search_name as company_name, b.company_code,
      (
        select coalesce(string_agg(distinct c.office, ' '), '')
        from application a
        join clearance c using (assessment_id)
        where a.business_id = b.business_id
      ) as offices
    from business b
    where b.discarded_at is null and ${isDrawn(sql`b.business_id`, last)}
    order by b.business_id`.execute(db);
  return {
    company_name: rows.map(({ company_name }) => company_name),
    company_code: rows.map(({ company_code }) => company_code),
    offices: rows.map(({ offices }) => offices),
  };
}

async function drawApplications(db: Database | Trx, last: number): Promise<readonly string[]> {
  const { rows } = await sql<{ assessment_code: string }>`
    select a.assessment_code
    from application a
    where a.assessment_code is not null and ${isDrawn(sql`a.assessment_id`, last)}
    order by a.assessment_id`.execute(db);
  return rows.map(({ assessment_code }) => assessment_code);
}

async function drawBills(db: Database | Trx, last: number): Promise<SampleColumns<'top_no' | 'request_ids'>> {
  const { rows } = await sql<{ top_no: string; request_ids: string }>`
    select
      coalesce(b.top_no, '') as top_no,
      (
        select coalesce(string_agg(t.request_id, ' '), '')
        from payment_attempt t
        where t.bill_id = b.bill_id
      ) as request_ids
    from bill b
    where ${isDrawn(sql`b.bill_id`, last)}
    order by b.bill_id`.execute(db);
  return { top_no: rows.map(({ top_no }) => top_no), request_ids: rows.map(({ request_ids }) => request_ids) };
}

/** A list in the order of its numbers, or of businesses in the order of their names. */
export interface WalkOrder {
  readonly by: 'number' | 'name';
  readonly is_down: boolean;
}

interface WalkQuery {
  readonly column: SampledColumn;
  readonly matches: (text: string) => boolean;
  /** Number of rows that a page needs. */
  readonly rowLimit: number;
  /**
   * Order of the list: matching rows may lie together far down. Absent where the order does not depend on the sampled
   * column.
   */
  readonly order?: WalkOrder | undefined;
  /** Rows passed in order in the time in which the index finds one; absent where both cost the same. */
  readonly passed_per_found?: number;
}

/**
 * Whether a list is better read in its order until enough rows match than by an index of all matches. In order it reads
 * the rows before the first match and then about `needed / share`, by the index `share * rows`.
 */
export async function isBroad(
  db: Database | Trx,
  { column, matches, rowLimit, order, passed_per_found = 1 }: WalkQuery,
): Promise<boolean> {
  const { texts, by_name, rows } = await getRowSample(db);
  const met = texts[column].map(matches);
  const share = met.filter(Boolean).length / Math.max(met.length, 1);
  if (share === 0) return false;
  const before = order === undefined ? 0 : selectInOrder(met, by_name, order).indexOf(true) / met.length;
  return before * rows[column] + rowLimit / share < share * rows[column] * passed_per_found;
}

function selectInOrder(
  met: readonly boolean[],
  byName: readonly number[],
  { by, is_down }: WalkOrder,
): readonly (boolean | undefined)[] {
  const up = by === 'number' ? met : byName.map((place) => met[place]);
  return is_down ? up.toReversed() : up;
}
