import type {
  ReplyBody,
  BusinessForm,
  registerCompany as registerCompanyEndpoint,
  BusinessFormInput,
} from '@ebpls/contracts';

import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { type ActorTransaction, refuseStaleDraft } from '../../platform/transactions/transaction.ts';
import { toBusinessColumns, getRegistrationNo } from '../../domain/applications/cases/business-columns.ts';
import { listSimilarBusinesses } from '../../domain/listing/search/similar-businesses.ts';
import { checkRegistration, toFormInput } from './check-registration.ts';
import { companyChanged } from './company-events.ts';
import { lockCompany, type LockedCompany } from './company-drafts.queries.ts';
import { isNameTaken, isRegistrationTaken } from './registrations.queries.ts';

type RegistrationReply = ReplyBody<typeof registerCompanyEndpoint>;

/**
 * Completes a registration from its draft, or changes it while no application has left the owner's hands.
 * Refused: invalid (fields keyed `section.field`), conflict (locked, saved since it was read, or a duplicate at its
 * field).
 */
export async function registerCompany(
  tx: ActorTransaction,
  company_code: string,
  draft_revision?: number,
): Promise<RegistrationReply> {
  const { trx, actor, rows, today } = tx;
  const company = await lockCompany(trx, company_code, actor);
  if (!company) throw new Refused('missing', 'resource.missing');
  if (company.is_locked) throw new Refused('conflict', 'company.locked');
  refuseStaleDraft(company, draft_revision);
  const form = checkRegistration(company.draft, { rows, today });
  refuseLockedFields(company, form);
  if (company.state === 'PROSPECT') refuseDashes(form);

  const { company_name } = form.identity;
  const { business_id, owner_id } = company;
  if (await isNameTaken(trx, { business_id, company_name, brgycode: form.place.brgycode }))
    throw createTakenRefusal('identity.company_name', 'company_name.in_use');
  if (await isRegistrationTaken(trx, business_id, getRegistrationNo(toFormInput(form))))
    throw createTakenRefusal('identity.registration_no', 'registration_no.in_use');

  await saveForm(tx, company, form);
  await recordAudit(trx, actor, {
    act: company.registered_at === null ? 'company.register' : 'company.change',
    object_kind: 'business',
    object_id: company.business_id,
    detail: { company_code },
  });
  await insertEvent(tx, companyChanged, { business_id, owner_id, company_code });
  const { address } = toBusinessColumns(toFormInput(form), rows);
  const similarBusinesses = await listSimilarBusinesses(trx, {
    business_id,
    owner_id,
    form: toFormInput(form),
    address,
  });
  return { company_code, has_similar: similarBusinesses.length > 0 };
}

/** A dash in place of a name would be printed on every paper. A person with one legal name declares it. */
function refuseDashes({ identity }: BusinessForm): void {
  if (identity.org_type !== 'SOLE') return;
  const fields = (['first_name', 'last_name'] as const).filter((name) => /^[^\p{L}]+$/u.test(identity[name]));
  if (fields.length === 0) return;
  throw new Refused('invalid', 'request.invalid', {
    fields: Object.fromEntries(fields.map((name): [string, MessageKey] => [`identity.${name}`, 'name.dash'])),
  });
}

function createTakenRefusal(field: string, key: MessageKey): Refused {
  return new Refused('conflict', key, { fields: { [field]: key } });
}

/** After a permit these change by an amendment only (domain reference 3.6 and 7). */
function refuseLockedFields({ state, form: before }: LockedCompany, now: BusinessForm): void {
  if (state === 'PROSPECT' || before === null) return;
  const serializeLines = (form: Pick<BusinessFormInput, 'activity'>): string =>
    form.activity.lines
      .map(({ line }) => line)
      .toSorted()
      .join();
  const fields: Record<string, MessageKey> = {};
  if (before.identity.org_type !== now.identity.org_type) fields['identity.org_type'] = 'company.needs_amendment';
  if (before.identity.company_name !== now.identity.company_name)
    fields['identity.company_name'] = 'company.needs_amendment';
  if (before.place.brgycode !== now.place.brgycode) fields['place.brgycode'] = 'company.needs_amendment';
  if (serializeLines(before) !== serializeLines(toFormInput(now))) fields['activity.lines'] = 'company.needs_amendment';
  if (Object.keys(fields).length > 0) throw new Refused('conflict', 'company.needs_amendment', { fields });
}

async function saveForm(
  { trx, rows, now }: ActorTransaction,
  { business_id, registered_at }: LockedCompany,
  form: BusinessForm,
): Promise<void> {
  const columns = toBusinessColumns(toFormInput(form), rows);
  await trx
    .updateTable('business')
    .set({
      ...columns,
      // Registering the same form again saves nothing that another device does not have.
      draft_revision: sql`draft_revision + (draft is distinct from ${columns.draft}::jsonb)::int`,
      registered_at: registered_at ?? now,
      updated_at: now,
      saved_at: now,
    })
    .where('business_id', '=', business_id)
    .execute();
}
