import type { ClearingOffice } from '@ebpls/contracts';

import { nudge, type Room } from '../live.ts';
import { type MailTemplate, sendMail } from '../mail.ts';
import type { ApplicationRow } from './find-application.ts';
import type { Work } from './work.ts';

const ADMIN_ROLE = 2;
const BPLO_ROLE = 12;

/** The rooms that hear of an application: its owner, the licensing office, the administrator, and the offices named. */
export function roomsOf(rows: Work['rows'], application: Pick<ApplicationRow, 'owner_id' | 'brgycode'>, offices: readonly ClearingOffice[] = []): Room[] {
  const desks = offices.map((office) => (office === 'barangay' ? rows.barangays.get(application.brgycode)?.role_id : rows.offices.get(office)?.role_id));
  const rooms = desks.filter((role_id): role_id is number => typeof role_id === 'number').map((role_id): Room => `role:${role_id}`);
  return [...new Set<Room>([`account:${application.owner_id}`, `role:${ADMIN_ROLE}`, `role:${BPLO_ROLE}`, ...rooms])];
}

/** After the commit, the pages that show the application load it again. */
export function nudgeApplication({ trx, rows }: Pick<Work, 'trx' | 'rows'>, application: ApplicationRow, offices: readonly ClearingOffice[] = []): Promise<void> {
  return nudge(trx, roomsOf(rows, application, offices), { subject: 'assessment', key: application.assessment_code ?? `DRAFT-${application.assessment_id}` });
}

interface Letter {
  readonly template: MailTemplate;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Writes to the owner of an application, with a link to it. */
export async function mailOwner({ trx, public_url }: Pick<Work, 'trx' | 'public_url'>, application: ApplicationRow, { template, params = {} }: Letter): Promise<void> {
  const owner = await trx.selectFrom('account').select(['email', 'firstname', 'locale']).where('id', '=', application.owner_id).executeTakeFirstOrThrow();
  const code = application.assessment_code ?? `DRAFT-${application.assessment_id}`;
  const link = `${public_url}/app/management/companies/assessment/details/${code}/${application.company_code}`;
  await sendMail(trx, { to: owner.email, template, locale: owner.locale, params: { firstname: owner.firstname, company_name: application.company_name, assessment_code: code, link, ...params } });
}
