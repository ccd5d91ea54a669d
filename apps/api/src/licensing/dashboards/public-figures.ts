import type { ReplyBody, ApplicationType, getAffiliateDashboard, getPublicFigures } from '@ebpls/contracts';
import { formatManilaStamp, startOfManilaDay, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { countApplicationDays } from '../../domain/applications/used-days.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { computeMedian } from './quantiles.ts';

type PublicFigures = ReplyBody<typeof getPublicFigures>;

const FIGURES_TTL_MS = 60_000;
const cache = new WeakMap<object, { readonly at: number; readonly figures: Promise<PublicFigures> }>();

/** Service figures of this year, counted at most once a minute: the public landing page shows them. */
export function loadPublicFigures(api: Api): Promise<PublicFigures> {
  const now = api.clock.now().getTime();
  const cachedFigures = cache.get(api.db);
  if (cachedFigures !== undefined && Math.abs(now - cachedFigures.at) < FIGURES_TTL_MS) return cachedFigures.figures;
  const figures = countFigures(api);
  cache.set(api.db, { at: now, figures });
  figures.catch(() => cache.delete(api.db));
  return figures;
}

interface IssuedRow {
  readonly application_type: ApplicationType;
  readonly accepted_at: string;
  readonly decided_at: string;
  readonly paused_days: number;
}

async function countFigures({ db, clock }: Api): Promise<PublicFigures> {
  const rows = await loadReferenceRows(db);
  const today = clock.today();
  const year = startOfManilaDay(`${getYear(today)}-01-01`);
  const permits = await sql<{ many: number }>`
    select count(*) as many
    from permit
    where signed_at >= ${year} and kind = 'PERMIT'`.execute(db);
  const issuedRows = await sql<IssuedRow>`
    select
      a.application_type, a.accepted_at, a.decided_at,
      coalesce((select max(c.paused_days) from clearance c where c.assessment_id = a.assessment_id), 0) as paused_days
    from application a
    where a.state = 'ISSUED' and a.accepted_at is not null and a.decided_at >= ${year}
    order by a.decided_at desc
    limit 5000`.execute(db);
  const computeMedianDays = (type: ApplicationType): number | null =>
    computeMedian(
      issuedRows.rows
        .filter(({ application_type }) => application_type === type)
        .map((row) => countApplicationDays(row, today, rows.holidays)),
    );
  return {
    year: getYear(today),
    permits_issued: permits.rows[0]?.many ?? 0,
    median_days_renewal: computeMedianDays('RENEWAL'),
    median_days_new: computeMedianDays('NEW'),
    counted_at: formatManilaStamp(clock.now()),
  };
}

type AffiliateReply = ReplyBody<typeof getAffiliateDashboard>;

/** Figures of an affiliate's own scans. */
export async function loadAffiliateDashboard(db: Database, { actor, today }: CaseReader): Promise<AffiliateReply> {
  const day = startOfManilaDay(today);
  const month = startOfManilaDay(`${today.slice(0, 7)}-01`);
  const counts = await sql<Omit<AffiliateReply, 'newest'>>`
    select
      count(*) filter (where scanned_at >= ${day}) as scans_today, count(*) as scans_this_month,
      count(*) filter (where verdict <> 'genuine') as not_genuine_this_month
    from permit_scan
    where account_id = ${actor.account_id}::bigint and scanned_at >= ${month}`.execute(db);
  const newestScans = await sql<AffiliateReply['newest'][number]>`
    select s.scanned_at, s.verdict, p.permit_no, p.content ->> 'company_name' as company_name
    from permit_scan s
    left join permit p using (permit_id)
    where s.account_id = ${actor.account_id}::bigint
    order by s.scan_id desc
    limit 5`.execute(db);
  return {
    ...(counts.rows[0] ?? { scans_today: 0, scans_this_month: 0, not_genuine_this_month: 0 }),
    newest: newestScans.rows,
  };
}
