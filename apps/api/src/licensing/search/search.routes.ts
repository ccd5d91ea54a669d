import { type Hit, search } from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { findBusinesses } from './businesses.queries.ts';
import { type FoundRow, readNames, MAX_HITS } from './search-terms.ts';
import { findApplications, findPeople, findPermits, findReceipts } from './search.queries.ts';

const SEARCHES = [findBusinesses, findApplications, findPermits, findReceipts, findPeople];

/** One search over everything that a person may see, by the rules of each list. */
export function searchRoutes(api: Api): void {
  registerEndpoint(api, search, 'search.ask', async ({ query, actor }) => {
    const { municipality, barangays } = await loadReferenceRows(api.db);
    const terms = {
      text: query.q,
      business_series: municipality.series_prefix,
      brgycode: barangays.get(query.q)?.brgycode,
      application_series: `APP-${getYear(api.clock.today())}`,
      ...(await readNames(api.db, query.q)),
    };
    const hitLists = await Promise.all(SEARCHES.map((find) => find(api.db, actor, terms)));
    return {
      data: hitLists.flatMap((hits) => hits.slice(0, MAX_HITS)).map((hit) => toHit(hit, actor)),
      is_all: hitLists.every(({ length }) => length <= MAX_HITS),
    };
  });
}

function toHit(row: FoundRow, actor: Actor): Hit {
  const { kind, code, name } = row;
  return { kind, code, name, path: actor.role === 'user' ? getOwnerPath(row) : getStaffPath(row, actor) };
}

const COMPANIES_PATH = '/app/management/companies';

function getOwnerPath({ kind, code, company_code, assessment_code }: FoundRow): string {
  if (kind === 'receipt') return `${COMPANIES_PATH}/payment/history?search=${code}`;
  return assessment_code === null
    ? `${COMPANIES_PATH}/assessment/${company_code}`
    : `${COMPANIES_PATH}/assessment/details/${assessment_code}/${company_code}`;
}

/** An office opens its own part; the licensing office and the administrator open the application. */
function getStaffPath({ kind, code, assessment_code, clearance_id }: FoundRow, { role }: Actor): string {
  const area = role === 'admin' ? '/administrator' : `/${role}`;
  if (kind === 'person') return `${area}/users?search=${encodeURIComponent(code)}`;
  if (kind !== 'business') return `${area}/request/clearances?case=${clearance_id ?? assessment_code ?? ''}`;
  return role === 'admin'
    ? `${area}/request/clearances?view=all&search=${code}`
    : `${area}/request/holdings/list?search=${code}`;
}
