import { type ReplyBody, declareValidity as declare, listVault, type Locale } from '@ebpls/contracts';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { readNameCursor } from '../../platform/database/paging.ts';
import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { listOwnerPaperCodes, toPaperReply } from '../../domain/applications/papers/find-papers.ts';
import { getLocaleText, type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { canSeeCompany } from '../documents/documents.queries.ts';
import { declareValidity } from './declare-validity.ts';
import { remindPapers } from './remind-papers.ts';
import { listVaultCompanies, listVaultRows, type VaultRow } from './vault.queries.ts';

/** Papers that an owner stores here for this and every later application (decision 0092). */
export function vaultRoutes(api: Api): void {
  registerEndpoint(api, listVault, 'company.view', ({ query, actor }) => loadVault(api, query, actor));
  registerEndpoint(api, declare, 'document.send', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => declareValidity(tx, params.document_id, body)),
  );

  api.jobs.task('remind_papers', () => remindPapers(api));
  api.jobs.cron('35 * * * *', 'remind_papers');
}

type Vault = ReplyBody<typeof listVault>;

interface VaultSearch {
  readonly company_code?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of businesses with their papers; the owner's own papers come with the first. */
async function loadVault({ db, clock }: Api, search: VaultSearch, actor: Actor): Promise<Vault> {
  const { company_code, cursor } = search;
  if (company_code !== undefined && !(await canSeeCompany(db, company_code, actor)))
    throw new Refused('missing', 'resource.missing');
  const rows = await loadReferenceRows(db);
  const { pageRows, next_cursor } = await listVaultCompanies(db, { ...search, actor });
  const papers = await listVaultRows(db, {
    actor,
    company_code,
    company_codes: pageRows.map((company) => company.company_code),
    of_owner: listOwnerPaperCodes(rows),
    has_owner_papers: readNameCursor(cursor) === undefined,
    today: clock.today(),
  });
  return { data: papers.map((paper) => toVaultPaper(paper, rows, actor.locale)), next_cursor };
}

function toVaultPaper(row: VaultRow, rows: ReferenceRows, locale: Locale): Vault['data'][number] {
  const { company_code, company_name, judged_at, uses, is_with_offices, check, openings, ...paper } = row;
  const requirement = rows.requirements.get(paper.requirement_code);
  return {
    ...toPaperReply(paper, rows, locale),
    company_code,
    company_name,
    held_by: requirement?.held_by ?? 'business',
    expires: requirement?.expires === true,
    uses: [...uses],
    // Shows the office and not the person: an auditor reads the person.
    openings: openings.map(({ role_name, at }) => ({ office: getReaderOffice(role_name, rows, locale), at })),
    may_date: judged_at === null && !is_with_offices,
    check,
  };
}

function getReaderOffice(role_name: string | null, rows: ReferenceRows, locale: Locale): string {
  const office = [...rows.offices.values()].find((one) => one.office === role_name);
  if (office !== undefined) return getLocaleText(office.title, locale);
  const barangay = [...rows.barangays.values()].find((one) => one.role_name === role_name);
  if (barangay !== undefined) return getMessageText('vault.barangay', { name: barangay.name }, locale);
  return getMessageText('vault.administrator', {}, locale);
}
