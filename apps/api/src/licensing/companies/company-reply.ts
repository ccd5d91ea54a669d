// Loads the replies of an owner's businesses.

import {
  type ReplyBody,
  type Company,
  type EndpointInput,
  type getCompany,
  type listMyCompanies,
  type OnBehalf,
  formatPesosText,
} from '@ebpls/contracts';
import { findStanding, isDelegable, isFormerPermitInForce } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type Actor, getOwnerId } from '../../platform/identity/actor.ts';
import { findAuthority, hasScope } from '../../domain/access/delegations/authority.ts';
import {
  type ChangingBusiness,
  getAllowedChanges,
  findEventRefusal,
  findPermitYear,
  getTemporaryPolicy,
} from '../../domain/applications/cases/allowed-changes.ts';
import { findRequestRefusal } from '../../domain/applications/cases/permit-requests.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { toStandingDay } from '../../domain/applications/compliance/standing.queries.ts';
import { loadCurrentBalances } from '../../domain/application-read/current-balances.ts';
import { listOpenProofs, type OpenProof } from '../../domain/ledger/due/open-proof.ts';
import { listOpenRequests } from './list-open-requests.ts';
import { type CompanyRecord, findCompany, listApplicationBriefs, listCompanies } from './companies.queries.ts';

interface CompanyReader {
  readonly actor: Actor;
  readonly rows: ReferenceRows;
  readonly today: string;
}

type CompanyReply = ReplyBody<typeof getCompany>;
type CompanyRow = ReplyBody<typeof listMyCompanies>['data'][number];

const OPEN_TO_EDIT = new Set(['DRAFT', 'RETURNED', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED']);

/** One page of the owner's business holdings. */
export async function loadCompaniesPage(
  db: Database,
  query: EndpointInput<typeof listMyCompanies>['query'],
  reader: CompanyReader,
): Promise<ReplyBody<typeof listMyCompanies>> {
  const { pageRows, next_cursor } = await listCompanies(db, {
    ...query,
    owner_id: getOwnerId(reader.actor),
    standing_day: toStandingDay(reader.today, reader.rows),
  });
  const balances = await loadBalances(db, pageRows, reader);
  return { data: pageRows.map((record) => toCompanyRow(record, balances, reader)), next_cursor };
}

type Balances = Awaited<ReturnType<typeof loadCurrentBalances>>;

/** What is due now of the businesses with an order of payment, in one query. Centavos. */
function loadBalances(db: Database, records: readonly CompanyRecord[], reader: CompanyReader): Promise<Balances> {
  const billedIds = records.filter(({ has_bill }) => has_bill).map(({ business_id }) => business_id);
  return loadCurrentBalances(db, billedIds, reader);
}

function toCompanyRow(record: CompanyRecord, balances: Balances, { rows, actor, today }: CompanyReader): CompanyRow {
  const {
    company_code,
    company_name,
    brgycode,
    barangay_name,
    state,
    is_draft,
    line_ids,
    application,
    permit,
    updated_at,
    standing_facts,
  } = record;
  const due = balances.get(record.business_id);
  return {
    company_code,
    company_name,
    brgycode,
    barangay_name,
    state,
    standing: findStanding(standing_facts, toStandingDay(today, rows)),
    is_draft,
    lines: line_ids.map((line) => rows.lines.get(line)?.name[actor.locale] ?? line),
    application,
    permit: permit && {
      ...permit,
      ...(permit.valid_until < today && isFormerPermitInForce(standing_facts) && { until_decided: true }),
    },
    due_now: due === undefined ? '0.00' : formatPesosText(due),
    updated_at,
  };
}

/** One business holding as its owner sees it. Refused: missing, with the same reply for another's and for none. */
export async function loadCompanyReply(
  db: Database,
  company_code: string,
  reader: CompanyReader,
): Promise<ReplyBody<typeof getCompany>> {
  const standing_day = toStandingDay(reader.today, reader.rows);
  const record = await findCompany(db, company_code, { actor: reader.actor, standing_day });
  if (!record) throw new Refused('missing', 'resource.missing');
  const [briefs, balances] = await Promise.all([
    listApplicationBriefs(db, record.business_id),
    loadBalances(db, [record], reader),
  ]);
  const applications = briefs.map(({ is_marked: _isMarked, ...application }) => application);
  const business = { state: record.state, is_registered: !record.is_draft, applications };
  const can_request = await listOpenRequests(db, { ...business, business_id: record.business_id }, reader);
  const { has_overdue } = record.standing_facts;
  const changedBusiness = { ...business, has_permit: hasPermitOn(record, reader.today), has_overdue };
  const { can_change, can_retire, why: reason } = getAllowedChanges(changedBusiness, reader.today);
  const refusal = can_request.length === 0 ? findRequestRefusal(business, reader.today) : undefined;
  const on_behalf = await findAuthority(db, reader.actor, record);
  return limitToScope(on_behalf, {
    ...toCompanyRow(record, balances, reader),
    form: record.form,
    draft: record.draft as Company['draft'],
    draft_revision: record.draft_revision,
    saved_at: record.saved_at,
    is_editable: briefs.every(
      ({ application_type, state, is_marked }) =>
        (application_type === 'SPECIAL' || OPEN_TO_EDIT.has(state)) && !is_marked,
    ),
    can_request,
    cannot_request: refusal ? getMessageText(refusal.key, refusal.params, reader.actor.locale) : null,
    can_change,
    can_retire,
    can_hold_event: computeEventBounds(changedBusiness, record, reader),
    cannot_change: reason ? getMessageText(reason.key, reason.params, reader.actor.locale) : null,
    applications,
    ...(await loadOptionalFields(db, record, reader)),
  });
}

/** What only some businesses have: a deceased owner, and a proof of sales to file. */
async function loadOptionalFields(
  db: Database,
  { business_id, estate_of }: CompanyRecord,
  { today, rows, actor: { locale } }: CompanyReader,
): Promise<Pick<CompanyReply, 'estate_of' | 'proof_of_sales'>> {
  const [open] = await listOpenProofs(db, [business_id], { today, rows, locale });
  return { ...(estate_of !== null && { estate_of }), ...(open && { proof_of_sales: toCompanyProof(open) }) };
}

const toCompanyProof = ({
  assessment_code,
  tax_year,
  state,
  proof,
  due_on,
}: OpenProof): CompanyReply['proof_of_sales'] => ({
  assessment_code,
  tax_year,
  state,
  proof,
  due_on,
});

/** Acts that a delegate may not perform are not offered: none without the scope to file, closing and transfer never. */
function limitToScope(on_behalf: OnBehalf | undefined, company: CompanyReply): CompanyReply {
  if (on_behalf === undefined) return company;
  const files = hasScope(on_behalf, 'FILE');
  const { proof_of_sales, ...others } = company;
  return {
    ...others,
    ...(files && proof_of_sales && { proof_of_sales }),
    on_behalf,
    is_editable: files && company.is_editable,
    can_request: files ? company.can_request : [],
    can_change: files
      ? company.can_change.filter(({ amendment }) => isDelegable({ application_type: 'AMENDMENT', amendment }))
      : [],
    can_retire: null,
    can_hold_event: files ? company.can_hold_event : null,
  };
}

/** The days that a temporary permit may cover; null when none may be applied for. */
function computeEventBounds(
  business: ChangingBusiness,
  { permit }: CompanyRecord,
  { today, rows }: CompanyReader,
): Company['can_hold_event'] {
  const tax_year = findPermitYear(business, today);
  if (tax_year === undefined || permit === null) return null;
  const policy = getTemporaryPolicy(rows, tax_year);
  if (findEventRefusal(business, today, policy)) return null;
  return { tax_year, from: today, to: permit.valid_until, days_at_most: policy.days_at_most };
}

function hasPermitOn({ permit }: CompanyRecord, today: string): boolean {
  return permit?.state === 'ACTIVE' && permit.valid_until >= today;
}
