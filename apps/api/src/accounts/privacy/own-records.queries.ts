// Reads all data about a person for their data export (RA 10173, sections 16 and 18).

import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/**
 * Data about a person, part by part. Digests of passwords and secrets are excluded, and so are notes that others wrote
 * for themselves.
 */
const PERSONAL_RECORDS: Readonly<Record<string, (account_id: number) => RawBuilder<Record<string, unknown>>>> = {
  account: (id) =>
    sql`
      select email, firstname, lastname, bio, phone, avatar, locale, created_at, verified_at
      from account
      where id = ${id}::bigint`,
  roles: (id) =>
    sql`
      select r.name
      from account_role p
      join role r on r.id = p.role_id
      where p.account_id = ${id}::bigint
      order by p.position`,
  settings: (id) =>
    sql`select mail_progress, mail_reminders, mail_inquiries from account_setting where account_id = ${id}::bigint`,
  views: (id) => sql`select list, name, query from saved_view where account_id = ${id}::bigint order by view_id`,
  list_choices: (id) =>
    sql`select list, hidden, density from list_choice where account_id = ${id}::bigint order by list`,
  sign_ins: (id) =>
    sql`
      select t.at, t.ip as network, t.succeeded
      from sign_in_attempt t
      join account a on a.email = t.email
      where a.id = ${id}::bigint
      order by t.at`,
  mobile: (id) => sql`select number, is_on, verified_at from account_mobile where account_id = ${id}::bigint`,
  sessions: (id) =>
    sql`
      select user_agent, ip, created_at, last_used_at, ended_at
      from session
      where account_id = ${id}::bigint
      order by created_at`,
  known_browsers: (id) =>
    sql`select last_used_at from known_device where account_id = ${id}::bigint order by last_used_at`,
  businesses: (id) =>
    sql`
      select company_code, company_name, state, address, form, registered_at
      from business
      where owner_id = ${id}::bigint and discarded_at is null
      order by business_id`,
  applications: (id) =>
    sql`
      select assessment_code, application_type, tax_year, state, declaration, submitted_at, decided_at
      from application
      where owner_id = ${id}::bigint
      order by assessment_id`,
  surveys: (id) =>
    sql`
      select
        a.assessment_code, s.answered_on, s.client_type, s.sex, s.age, s.region, s.cc1, s.cc2, s.cc3, s.sqd, s.suggestions,
        s.email
      from satisfaction_response s
      join application a using (assessment_id)
      where a.owner_id = ${id}::bigint
      order by a.assessment_id`,
  files: (id) =>
    sql`
      select
        d.requirement_code as paper, d.file_name, d.media_type, d.size, d.sha256, d.state, d.valid_from, d.valid_until,
        d.uploaded_at
      from document d
      where d.uploaded_by = ${id}::bigint
      union all
      select 'inquiry', f.file_name, f.media_type, f.size, f.sha256, 'SENT', null, null, f.created_at
      from inquiry_file f
      where f.account_id = ${id}::bigint
      union all
      select p.requirement_code, p.file_name, p.media_type, p.size, p.sha256, 'SENT', null, null, p.uploaded_at
      from succession_paper p
      where p.uploaded_by = ${id}::bigint
      order by uploaded_at`,
  receipts: (id) => sql`
    select r.receipt_no, r.agency, r.amount, r.state, r.issued_at, p.channel, p.reference, b.top_no
    from receipt r
    join payment p using (payment_id)
    join bill b using (bill_id)
    join application a using (assessment_id)
    where a.owner_id = ${id}::bigint
    order by r.receipt_no`,
  payment_attempts: (id) =>
    sql`
      select t.request_id, t.method, t.amount, t.state, t.created_at, t.closed_at, g.delegation_no as for_another_under
      from payment_attempt t
      left join delegation g on g.delegation_id = t.paid_under
      where t.account_id = ${id}::bigint
      order by t.created_at`,
  claims_as_heir: (id) =>
    sql`
      select succession_no, permit_no, relation, died_on, statement, state, filed_at, ended_at, reason
      from succession
      where heir_id = ${id}::bigint
      order by succession_id`,
  inquiries: (id) =>
    sql`
      select i.id, i.subject, i.remarks, i.sent_at
      from inquiry i
      where i.user_id = ${id}::bigint
      order by i.id`,
  messages: (id) =>
    sql`
      select m.inquiry_id, m.type as written_by, m.message, m.sent_at
      from inquiry_message m
      join inquiry i on i.id = m.inquiry_id
      where i.user_id = ${id}::bigint or m.account_id = ${id}::bigint
      order by m.id`,
  mails: (id) =>
    sql`
      select m.subject, m.state, m.created_at, m.sent_at
      from mail m
      join account a on a.email = m.to_address
      where a.id = ${id}::bigint
      order by m.id`,
  notifications: (id) =>
    sql`
      select kind, params, told_at, read_at
      from notification
      where account_id = ${id}::bigint
      order by notification_id`,
  acts: (id) =>
    sql`
      select e.at, e.act, e.object_kind, e.object_id, g.delegation_no as for_another_under
      from audit_entry e
      left join delegation g using (delegation_id)
      where e.account_id = ${id}::bigint
      order by e.id`,
  authorities: (id) =>
    sql`
      select
        g.delegation_no, case when g.delegate_id = ${id}::bigint then 'received' else 'given' end as authority,
        b.company_code, g.scope, g.state, g.offered_at, g.answered_at, g.ends_on, g.ended_at
      from delegation g
      join business b using (business_id)
      where ${id}::bigint in (g.owner_id, g.delegate_id)
      order by g.delegation_id`,
  filed_for_others: (id) =>
    sql`
      select a.assessment_code, a.application_type, a.tax_year, a.submitted_at, g.delegation_no as for_another_under
      from application a
      join delegation g on g.delegation_id = a.filed_under
      where g.delegate_id = ${id}::bigint
      order by a.assessment_id`,
};

export type OwnRecords = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** Everything that the system holds about a person (RA 10173, section 16 and 18). Amounts are centavos. */
export async function readOwnRecords(db: Database, account_id: number): Promise<OwnRecords> {
  const records = Object.entries(PERSONAL_RECORDS).map(
    async ([name, part]) => [name, (await part(account_id).execute(db)).rows] as const,
  );
  return Object.fromEntries(await Promise.all(records));
}
