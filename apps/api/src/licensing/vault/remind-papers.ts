import { addDays, EXPIRY_NOTICE_DAYS } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { notifyReader } from '../../domain/notifications/notify.ts';
import { listOwnerPaperCodes } from '../../domain/applications/papers/find-papers.ts';
import { getLocaleText, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import { listEndingPapers, markNotified } from './vault.queries.ts';

/** T19: the owner of a document that expires within thirty days is notified, once for each document. */
export async function remindPapers(api: Api): Promise<void> {
  const from = api.clock.today();
  const of_owner = listOwnerPaperCodes(await loadReferenceRows(api.db));
  await runForEachCase(
    api,
    await listEndingPapers(api.db, { from, until: addDays(from, EXPIRY_NOTICE_DAYS), of_owner }),
    remindOfPaper,
  );
}

async function remindOfPaper(tx: Transaction, document_id: string): Promise<void> {
  const ending = await markNotified(tx.trx, document_id, tx.now);
  if (!ending) return;
  const { requirement_code, valid_until, company_code, company_name, ...owner } = ending;
  const requirement = tx.rows.requirements.get(requirement_code);
  const paper = requirement === undefined ? requirement_code : getLocaleText(requirement.name, owner.locale);
  const link = `${tx.public_url}/app/request/holdings/files/${company_code}`;
  await notifyReader(
    tx,
    { ...owner, role_id: null },
    { template: 'paper_ends', params: { paper, company_name, valid_until, link } },
  );
}
