-- Permits, documents, and what the product wrote down of every act.
create temp table gen_permit as
select
  nextval(pg_get_serial_sequence('permit', 'permit_id')) as permit_id, c.*,
  'MP-' || c.tax_year || '-' || (500000 + row_number() over (partition by c.tax_year order by c.decided_at, c.assessment_id)) as permit_no
from gen_case c
where c.state in ('ISSUED', 'FOR_SIGNATURE');
insert into permit (
  permit_id, permit_no, assessment_id, business_id, state, token, content, expires_on, generated_by, generated_at, signed_by, signed_at
) overriding system value
select
  p.permit_id, p.permit_no, p.assessment_id, p.business_id,
  case when p.state = 'FOR_SIGNATURE' then 'GENERATED' when b.state = 'RETIRED' then 'SURRENDERED'
    when p.tax_year < g.year then 'EXPIRED' else 'ACTIVE' end,
  'generated-' || p.permit_id,
  jsonb_build_object(
    'permit_no', p.permit_no, 'plate_no', b.plate_no, 'company_code', b.company_code, 'tax_year', p.tax_year,
    'valid_until', p.tax_year || '-12-31', 'company_name', b.company_name, 'trade_name', '', 'granted_to', p.owner_name,
    'address', b.address, 'barangay_name', '', 'lines', jsonb_build_array('General merchandise'),
    'application_type', p.application_type, 'assessment_code', p.assessment_code, 'payment_mode', 'ANNUAL',
    'unpaid_due_days', '[]'::jsonb, 'receipt_nos', '[]'::jsonb, 'paid_on', p.filed_on + 2, 'business_tax', '4000.00',
    'fees', '2630.00', 'total', '6630.00', 'clearance_nos', '[]'::jsonb
  ),
  make_date(p.tax_year, 12, 31), g.clerk_id, coalesce(p.decided_at, p.accepted_at + interval '3 days'),
  case when p.state = 'ISSUED' then g.signatory_id end, p.decided_at
from gen_permit p
join business b using (business_id)
cross join gen g;
-- A business with a permit of this year is in business.
update business b
set state = 'ACTIVE'
from gen_permit p, gen g
where p.business_id = b.business_id and p.state = 'ISSUED' and p.tax_year = g.year and b.state = 'EXPIRED';

create temp table gen_document as
select gen_random_uuid() as document_id, c.assessment_id, c.business_id, c.owner_id, c.submitted_at, r.code, c.state, c.tax_year, p.n as place
from gen_case c
cross join (select code, row_number() over (order by code) as n from (select code from requirement order by code limit 4) f) p
join requirement r on r.code = p.code;
insert into document (
  document_id, business_id, assessment_id, requirement_code, version, file_name, media_type, size, sha256, storage_key,
  state, judged_by, judged_at, uploaded_by, uploaded_at
)
select
  d.document_id, d.business_id, d.assessment_id, d.code, d.tax_year, 'paper.pdf', 'application/pdf', 48000, repeat('0', 64),
  'generated/' || d.document_id, case when d.state = 'SUBMITTED' then 'PENDING_REVIEW' else 'VALID' end,
  case when d.state <> 'SUBMITTED' then g.clerk_id end,
  case when d.state <> 'SUBMITTED' then d.submitted_at + interval '2 hours' end, d.owner_id, d.submitted_at - interval '1 hour'
from gen_document d, gen g;
insert into document_use (assessment_id, requirement_code, document_id, used_from)
select assessment_id, code, document_id, submitted_at from gen_document;

insert into timeline (assessment_id, at, act, office, actor_id, actor)
select c.assessment_id, c.accepted_at + s.at * interval '1 hour', s.act, null, case when s.is_owner then c.owner_id else g.clerk_id end,
  case when s.is_owner then c.owner_name else 'Licensing office' end
from gen_case c
cross join gen g
join (values
  (-2, 'submit', true, 1), (0, 'accept', false, 2), (0, 'route', false, 2), (24, 'compute', false, 4), (25, 'approve_bill', false, 4),
  (40, 'complete_payment', true, 5), (60, 'release', false, 6), (66, 'sign', false, 7)
) as s (at, act, is_owner, step)
  on s.step <= case c.state when 'SUBMITTED' then 1 when 'IN_CLEARANCE' then 2 when 'CLEARED' then 3 when 'ASSESSED' then 3
    when 'FOR_PAYMENT' then 4 when 'PAID' then 5 when 'FOR_SIGNATURE' then 6 else 7 end
order by c.tax_year, c.filed_on, c.assessment_id, s.at;
insert into timeline (assessment_id, at, act, office, actor_id, actor)
select p.assessment_id, p.accepted_at + s.at * interval '1 hour', s.act, p.office, p.clerk_id, initcap(p.office)
from gen_part p, (values (17, 'clearance.claim'), (20, 'clearance.approve')) as s (at, act)
where p.state = 'APPROVED';

insert into audit_entry (at, account_id, role_name, act, object_kind, object_id)
select t.at, t.actor_id, case when t.act in ('submit', 'complete_payment') then 'user' else 'bplo' end, t.act, 'application', c.assessment_id::text
from timeline t
join gen_case c using (assessment_id)
union all
select d.submitted_at, d.owner_id, 'user', 'document.upload', 'document', d.document_id::text from gen_document d
union all
select p.paid_at, p.owner_id, 'user', 'payment.post', 'payment', p.payment_id::text from gen_payment p;
insert into notification (account_id, kind, params, path, told_at, read_at)
select
  c.owner_id, k.kind, jsonb_build_object('assessment_code', c.assessment_code, 'company_name', ''),
  'assessments/' || c.assessment_code, c.accepted_at + k.at * interval '1 hour',
  case when c.tax_year < g.year then c.accepted_at + k.at * interval '2 hours' end
from gen_case c, gen g, (values (0, 'application_accepted'), (26, 'bill_approved'), (40, 'payment_received'), (66, 'permit_issued')) as k (at, kind)
where c.state = 'ISSUED'
order by c.accepted_at;
insert into mail (to_address, template, locale, subject, body_text, body_html, state, attempts, created_at, sent_at)
select 'owner@generated.example', k.template, 'en', 'About ' || c.assessment_code, 'Your application was reviewed.', '<p>Your application was reviewed.</p>', 'SENT', 1,
  c.accepted_at + k.at * interval '1 hour', c.accepted_at + k.at * interval '1 hour'
from gen_case c, (values (0, 'application_accepted'), (26, 'bill_approved')) as k (at, template)
where c.state = 'ISSUED'
order by c.accepted_at;
