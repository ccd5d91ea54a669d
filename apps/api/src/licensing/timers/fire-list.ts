import type { ReplyBody, getFireList, EndpointInput, saveFireList } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

type FireListReply = ReplyBody<typeof getFireList>;
type FireListInput = EndpointInput<typeof saveFireList>['body'] & { readonly tax_year: number };

/** Loads the fire bureau's list for a year, with the document by which it was submitted. */
export async function loadFireList(db: Database | Trx, tax_year: number): Promise<FireListReply> {
  const paper = await db
    .selectFrom('fire_list')
    .select(['kind', 'reference', 'given_on'])
    .where('tax_year', '=', tax_year)
    .executeTakeFirst();
  const data = await db
    .selectFrom('fire_negative_list')
    .innerJoin('business', 'business.business_id', 'fire_negative_list.business_id')
    .select(['business.company_code', 'business.company_name', 'fire_negative_list.listed_at'])
    .where('tax_year', '=', tax_year)
    .orderBy('business.company_code')
    .execute();
  return { paper: paper ?? null, data };
}

/**
 * Replaces the bureau's list of a year (domain reference 1.4: it gives the list by 20 December). Refused: invalid for
 * an unknown business, or without the paper by which the list was given.
 */
export async function replaceFireList(
  tx: ActorTransaction,
  { tax_year, company_codes, paper }: FireListInput,
): Promise<FireListReply> {
  const { trx, actor, now } = tx;
  const codes = [...new Set(company_codes)];
  const businessIds = await getBusinessIds(trx, codes);
  await saveFireListPaper(tx, tax_year, paper);
  await trx
    .deleteFrom('fire_negative_list')
    .where('tax_year', '=', tax_year)
    .where('business_id', 'not in', [0, ...businessIds])
    .execute();
  if (businessIds.length > 0) {
    await trx
      .insertInto('fire_negative_list')
      .values(
        businessIds.map((business_id) => ({ tax_year, business_id, listed_by: actor.account_id, listed_at: now })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await recordAudit(trx, actor, {
    act: 'fire_list.save',
    object_kind: 'fire_list',
    object_id: tax_year,
    detail: { company_codes: codes, ...(paper && { paper }) },
  });
  return loadFireList(trx, tax_year);
}

/** A list decides renewals only with the paper by which the bureau gave it. */
async function saveFireListPaper(
  { trx, actor, now }: ActorTransaction,
  tax_year: number,
  paper: FireListInput['paper'],
): Promise<void> {
  if (paper === undefined) {
    const list = await trx.selectFrom('fire_list').select('kind').where('tax_year', '=', tax_year).executeTakeFirst();
    if (list) return;
    throw new Refused('invalid', 'fire_list.paper_required', { fields: { paper: 'fire_list.paper_required' } });
  }
  const values = { ...paper, recorded_by: actor.account_id, recorded_at: now };
  await trx
    .insertInto('fire_list')
    .values({ tax_year, ...values })
    .onConflict((conflict) => conflict.column('tax_year').doUpdateSet(values))
    .execute();
}

/** Registered businesses by their codes. Refused: invalid when one is unknown. */
async function getBusinessIds(trx: Trx, codes: readonly string[]): Promise<number[]> {
  const businesses =
    codes.length === 0
      ? []
      : await trx
          .selectFrom('business')
          .select(['business_id', 'company_code'])
          .where('company_code', 'in', codes)
          .where('registered_at', 'is not', null)
          .execute();
  const unknownCodes = codes.filter((code) => !businesses.some(({ company_code }) => company_code === code));
  if (unknownCodes.length > 0)
    throw new Refused('invalid', 'fire_list.unknown', {
      fields: { company_codes: 'fire_list.unknown' },
      params: { codes: unknownCodes.join(', ') },
    });
  return businesses.map(({ business_id }) => business_id);
}
