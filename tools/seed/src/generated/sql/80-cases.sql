-- Rare cases: inquiries, scans, delegates, sanctions, appeals, refunds and the like.
insert into inquiry (user_id, sent_to_role_id, role_id, subject, remarks, message, client_key, business_id, sent_at, answer_due_on, answered_at)
select
  b.owner_id, r.id, r.id, 'About my permit', '', 'When may I have it?', 'generated-' || b.n, b.business_id,
  g.today - (b.n % 700) * interval '1 day', g.today - b.n % 700 + 3, case when b.n % 200 <> 0 then g.today - (b.n % 700) * interval '1 day' + interval '5 hours' end
from gen_business b, gen g, role r
where b.n % 20 = 0 and r.name = 'bplo';
create temp table gen_inquiry as select id, user_id, role_id, sent_at, answered_at from inquiry where client_key like 'generated-%';
insert into inquiry_message (inquiry_id, type, account_id, sender_id, receiver_id, message, client_key, sent_at, is_view, viewed_at)
select
  i.id, case when k = 2 then 'office' else 'user' end, case when k = 2 then g.clerk_id else i.user_id end,
  case when k = 2 then i.role_id else i.user_id end, case when k = 2 then i.user_id else i.role_id end, 'When may I have it?',
  'generated-' || i.id || '-' || k, i.sent_at + k * interval '1 hour', 1, i.sent_at + k * interval '2 hours'
from gen_inquiry i, gen g, generate_series(1, 3) k
where k = 1 or i.answered_at is not null;
update inquiry i
set last_message_id = (select max(m.id) from inquiry_message m where m.inquiry_id = i.id)
from gen_inquiry x
where x.id = i.id;

insert into permit_scan (account_id, scanned_at, permit_id, verdict)
select s.account_id, p.decided_at + (p.n % 200) * interval '1 day', p.permit_id, 'genuine'
from gen_permit p
join gen_staff s on s.desk = 'affiliate' and s.n = 1 + p.n % 20
where p.n % 3 = 0 and p.state = 'ISSUED';
insert into satisfaction_response (assessment_id, service, client_type, sex, age, region, cc1, cc2, cc3, sqd, answered_on)
select assessment_id, application_type, 'BUSINESS', case when n % 2 = 0 then 'FEMALE' else 'MALE' end, 20 + n % 50, 'Region 99', 1, 1, 1,
  array[5, 5, 4, 5, null, 4, 5, 5, 5]::smallint[], decided_at::date
from gen_case
where state = 'ISSUED' and n % 5 = 0;
insert into delegation (delegation_no, business_id, owner_id, delegate_email, delegate_id, scope, state, offered_at, answer_by, ends_on, answered_at)
select 'DL-' || (500000 + b.n), b.business_id, b.owner_id, 'owner' || o.n || '@generated.example', o.owner_id, '{VIEW,FILE}', 'ACTIVE',
  g.today - 60, g.today - 50, g.today + 200, g.today - 58
from gen_business b
join gen_owner o on o.n = 2 + b.n % 7
cross join gen g
where b.n % 50 = 7 and o.owner_id <> b.owner_id;
insert into business_pause (business_id, state, reason, closed_from, closed_until, declared_by, declared_at, reopened_on)
select business_id, 'REOPENED', 'Repairs', g.today - 200, g.today - 190, owner_id, g.today - 205, g.today - 190
from gen_business, gen g
where n % 60 = 1 and last_year >= g.year - 1;
insert into sanction (sanction_no, business_id, state, ground, finding, office, recommended_by, recommended_at, decision, decided_by,
  decided_at, asked_by, asked_at, answer_by)
select
  'SCO-' || g.year || '-' || lpad((n % 1000000)::text, 6, '0'), business_id, case when n % 400 = 0 then 'RECOMMENDED' when n % 500 = 0 then 'SUSPENDED' else 'DISMISSED' end, 'NO_PERMIT',
  'Found open without a permit.', 'engineering', g.clerk_id, g.today - n % 600 * interval '1 day', case when n % 400 = 0 then '' else 'Heard.' end,
  case when n % 400 <> 0 then g.signatory_id end, case when n % 400 <> 0 then g.today - (n % 600) * interval '1 day' + interval '9 days' end,
  case when n % 500 = 0 then g.signatory_id end, case when n % 500 = 0 then g.today - n % 600 * interval '1 day' end,
  case when n % 500 = 0 then g.today - n % 600 + 5 end
from gen_business, gen g
where n % 100 = 0;
insert into red_flag (flag_no, business_id, kind, params, blocks, state, opened_by, opened_at, resolved_by, resolved_at, remarks)
select
  'RF-' || (500000 + n), business_id, 'BOUNCED_CHEQUE', '{}', '{}', case when n % 1000 = 3 then 'OPEN' else 'RESOLVED' end, g.treasurer_id,
  g.today - n % 600 * interval '1 day', case when n % 1000 <> 3 then g.treasurer_id end,
  case when n % 1000 <> 3 then g.today - (n % 600) * interval '1 day' + interval '5 days' end, ''
from gen_business, gen g
where n % 100 = 3;
insert into counter_approval (kind, bill_id, amount, reason, state, asked_by, asked_on, asked_at, decided_by, decided_at)
select 'PARTIAL', bill_id, 100000, 'Pays the rest on Friday', 'LAPSED', g.cashier_id, filed_on, filed_on + interval '3 hours', g.treasurer_id, filed_on + interval '4 hours'
from gen_bill, gen g
where bill_id % 50 = 0 and application_state = 'ISSUED';
insert into payment_claim (claim_no, account_id, bill_id, reference, amount, paid_on, state, outcome, answer, due_on, opened_at, answered_at, answered_by)
select 'CLM-' || g.year || '-' || lpad((bill_id % 1000000)::text, 6, '0'), owner_id, bill_id, 'GC' || bill_id, 100000, filed_on, 'ANSWERED', 'REFUSED', 'The gateway has no such payment.', filed_on + 5,
  filed_on + interval '5 hours', filed_on + interval '1 day', g.treasurer_id
from gen_bill, gen g
where bill_id % 90 = 0;
insert into refund_claim (
  refund_no, receipt_no, business_id, account_id, filed_by, amount, amount_found, ground, reason, state, due_on, filed_at, decision, decided_by, decided_at
)
select 'RFC-' || g.year || '-' || lpad((entry_id % 1000000)::text, 6, '0'), receipt_no, business_id, owner_id, owner_id, 10000, 0, 'OTHER', 'Closed early', 'DENIED', paid_on + 30, paid_at + interval '5 days',
  'No ground.', g.treasurer_id, paid_at + interval '15 days'
from gen_receipt, gen g
where entry_id % 300 = 0 and paid_on < g.today - 20;
insert into line_dispute (dispute_no, bill_id, line_no, business_id, account_id, reason, amount_billed, amount_held, state, filed_on, filed_at, decide_by, amount_found, decision, ended_on, ended_by, ended_at)
select 'DSP-' || g.year || '-' || lpad((bill_id % 1000000)::text, 6, '0'), bill_id, 1, business_id, owner_id, 'Too much', 100000, 50000, 'REJECTED', filed_on, filed_on + interval '5 hours',
  filed_on + 60, null, 'As declared.', filed_on + 20, g.treasurer_id, filed_on + interval '20 days'
from gen_bill, gen g
where bill_id % 200 = 1 and tax_year < g.year;
insert into payment_exception (kind, request_id, amount, detail, state, opened_at, closed_at, outcome, reason, proposed_by, proposed_at, decided_by)
select 'OVERPAYMENT', request_id, 5000, '', 'CLOSED', paid_at, paid_at + interval '3 days', 'DISMISSED', 'Seen', g.treasurer_id, paid_at + interval '1 day', g.signatory_id
from gen_payment, gen g
where request_id is not null and payment_id % 200 = 0;
insert into appeal (appeal_no, business_id, assessment_id, state, office, contested_by, contested_at, contested_reason, reason, filed_by, filed_at, decision, decided_by, decided_at)
select 'APL-' || g.year || '-' || lpad((n % 1000000)::text, 6, '0'), business_id, assessment_id, 'UPHELD', 'bplo', g.clerk_id, accepted_at, 'Rejected at first', 'Please look again', owner_id, accepted_at + interval '5 hours',
  'Seen again.', g.signatory_id, accepted_at + interval '2 days'
from gen_case, gen g
where n % 150 = 2 and tax_year = g.year - 1;
insert into statement_paper (soa_no, business_id, as_of, issued_at, issued_by, content)
select 'SOA-' || g.year || '-' || lpad((n % 1000000)::text, 6, '0'), business_id, g.today - 40, g.today - 40, owner_id, '{}'
from gen_business, gen g
where n % 10 = 4;
insert into post_audit (assessment_id, ground, drawn_on, state, finding, looked_by, looked_at)
select assessment_id, 'LOT', decided_at::date, case when tax_year < g.year then 'RIGHT' else 'OPEN' end, case when tax_year < g.year then 'As declared.' else '' end,
  case when tax_year < g.year then g.clerk_id end, case when tax_year < g.year then decided_at + interval '5 days' end
from gen_case, gen g
where state = 'ISSUED' and n % 20 = 5;
with consent as (
  insert into walk_in_consent (clerk_id, owner_id, way, sent_to, code_hash, requested_at, ends_at, used_at)
  select g.clerk_id, owner_id, 'EMAIL', 'g•••@negosyo.example', sha256(convert_to(assessment_id::text, 'UTF8')), submitted_at - interval '2 minutes',
    submitted_at + interval '8 minutes', submitted_at
  from gen_case, gen g
  where n % 25 = 9 and tax_year < g.year
  returning consent_id, owner_id, used_at
)
insert into walk_in (walk_in_no, clerk_id, owner_id, opened_at, day, ended_at, consent_id)
select distinct on (c.consent_id) 'WI-' || tax_year || '-' || (500000 + n), g.clerk_id, k.owner_id, submitted_at, filed_on, submitted_at + interval '1 hour',
  c.consent_id
from (select *, row_number() over (partition by owner_id, used_at order by consent_id) as place from consent) c
join (
  select *, row_number() over (partition by owner_id, submitted_at order by assessment_id) as place
  from gen_case, gen year
  where n % 25 = 9 and tax_year < year.year
) k on (k.owner_id, k.submitted_at, k.place) = (c.owner_id, c.used_at, c.place), gen g;
