import type { ClearingOffice, Locale } from '@ebpls/contracts';
import { sql } from 'kysely';

import { type ApplicationRow, codeOf } from '../licensing/find-application.ts';
import type { Work } from '../licensing/work.ts';
import { type MailTemplate, sendMail } from '../mail.ts';

interface Reader {
  readonly email: string;
  readonly firstname: string;
  readonly locale: Locale;
}

interface Letter {
  readonly template: MailTemplate;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly office?: ClearingOffice;
  /** Where the reader looks at the case, below the public address. */
  readonly path: string;
}

type Place = Pick<ApplicationRow, 'assessment_id' | 'assessment_code' | 'company_name' | 'brgycode'>;

/** Tells the administrators and the licensing office about a case. */
export async function mailLicensing(work: Work, application: Place, letter: Letter): Promise<void> {
  await mailAll(work, { readers: await readersOf(work, sql`r.name in ('admin', 'bplo')`), application, letter });
}

/** Tells the administrators and the heads of an office, of the barangay of the place, or everybody there while it has no head. */
export async function mailOffice(work: Work, application: Place, letter: Letter & { readonly office: ClearingOffice }): Promise<void> {
  const { office } = letter;
  const isOfOffice = office === 'barangay' ? sql`r.brgycode = ${application.brgycode}` : sql`r.name = ${office}`;
  const heads = await readersOf(work, sql`${isOfOffice} and 'office_head' = any(a.permissions)`);
  const people = heads.length > 0 ? heads : await readersOf(work, isOfOffice);
  const readers = [...people, ...(await readersOf(work, sql`r.name = 'admin'`))];
  await mailAll(work, { readers, application, letter });
}

/** People whose first role fits; closed and unconfirmed accounts are left out. */
async function readersOf({ trx }: Work, fits: ReturnType<typeof sql>): Promise<Reader[]> {
  const { rows } = await sql<Reader>`select a.email, a.firstname, a.locale from account a join account_role p on p.account_id = a.id and p.position = 0 join role r on r.id = p.role_id
    where ${fits} and a.disabled_at is null and a.verified_at is not null order by a.id`.execute(trx);
  return rows;
}

async function mailAll({ trx, rows, public_url }: Work, told: { readonly readers: readonly Reader[]; readonly application: Place; readonly letter: Letter }): Promise<void> {
  const { readers, application, letter } = told;
  const { office, template, params = {}, path } = letter;
  for (const { email, firstname, locale } of readers) {
    const named = office === undefined ? {} : { office: rows.offices.get(office)?.title[locale] ?? office };
    await sendMail(trx, { to: email, template, locale, params: { firstname, company_name: application.company_name, assessment_code: codeOf(application), link: `${public_url}${path}`, ...named, ...params } });
  }
}
