-- One application for each business and year; of the running year one of eight is filed so far.
create temp table gen_case as
with filed as (
  select
    b.n, b.business_id, b.owner_id, b.owner_name, b.brgycode, b.pattern, b.fate, b.last_year, y as tax_year,
    case when y = b.first_year and y > g.year - g.years then 'NEW' else 'RENEWAL' end as application_type,
    case when y < g.year then 'ISSUED'
      else (array['IN_CLEARANCE', 'SUBMITTED', 'IN_CLEARANCE', 'IN_CLEARANCE', 'PAID', 'IN_CLEARANCE', 'CLEARED',
        'FOR_PAYMENT', 'IN_CLEARANCE', 'ISSUED', 'FOR_SIGNATURE', 'ASSESSED'])[1 + pg_temp.draw(b.n, 20, 12)] end as state,
    case when y = g.year then greatest(make_date(y, 1, 2), g.today - pg_temp.draw(b.n, 21, 9))
      when pg_temp.draw(b.n * 10 + y, 22, 10) < 8 then make_date(y, 1, 3) + pg_temp.draw(b.n * 10 + y, 23, 17)
      else make_date(y, 1, 21) + pg_temp.draw(b.n * 10 + y, 24, 40) end as filed_on
  from gen_business b, gen g, generate_series(b.first_year, b.last_year + 1) y
  where y <= b.last_year or (y = g.year and b.fate = 'TRADING' and pg_temp.draw(b.n, 25, 8) = 0)
  order by y, filed_on, b.n
)
select
  nextval(pg_get_serial_sequence('application', 'assessment_id')) as assessment_id,
  'APP-' || tax_year || '-' || (500000 + row_number() over (partition by tax_year order by filed_on, n)) as assessment_code,
  f.*, f.filed_on + interval '9 hours' as submitted_at, f.filed_on + interval '11 hours' as accepted_at,
  case when f.state = 'ISSUED' then least(f.filed_on + 3 + f.n % 4, g.today) + interval '2 hours' end as decided_at,
  f.filed_on + 5 as due_on
from filed f, gen g;
create index on gen_case (assessment_id);
analyze gen_case;

insert into application (
  assessment_id, assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state, payment_mode,
  arta_class, declaration, snapshot, submitted_at, accepted_at, due_on, decided_at, saved_at, created_at, updated_at
) overriding system value
select
  c.assessment_id, c.assessment_code, c.business_id, c.owner_id, c.brgycode, c.application_type, c.tax_year, c.state,
  p.payment_mode, (array['SIMPLE', 'SIMPLE', 'COMPLEX'])[1 + c.n % 3], p.declaration,
  jsonb_build_object('form', b.form, 'owner_name', c.owner_name), c.submitted_at,
  case when c.state <> 'SUBMITTED' then c.accepted_at end, case when c.state <> 'SUBMITTED' then c.due_on end,
  c.decided_at, c.submitted_at, c.submitted_at - interval '1 day', coalesce(c.decided_at, c.accepted_at)
from gen_case c
join business b using (business_id)
join gen_pattern p using (pattern, application_type, tax_year);

insert into application_requirement (assessment_id, code, name, is_mandatory, verified_by)
select c.assessment_id, r.code, coalesce(r.content -> 'name', '{"en": "Paper", "fil": "Papel"}'), true, '{bplo}'
from gen_case c, (select code, content from requirement order by code limit 5) r;

-- Six offices look at each accepted application.
create temp table gen_part as
select
  nextval(pg_get_serial_sequence('clearance', 'clearance_id')) as clearance_id, c.assessment_id, c.business_id,
  c.tax_year, c.brgycode, c.state as application_state, o.office, o.place, c.accepted_at, c.due_on,
  case when c.state <> 'IN_CLEARANCE' or pg_temp.draw(c.assessment_id * 10 + o.place, 30, 3) = 0 then 'APPROVED'
    else (array['PENDING', 'UNDER_REVIEW', 'FOR_COMPLIANCE', 'PENDING', 'INSPECTION_SCHEDULED'])[
      1 + pg_temp.draw(c.assessment_id * 10 + o.place, 31, 5)] end as state,
  s.account_id as clerk_id
from gen_case c
cross join (values ('fire', 1), ('menro', 2), ('rhu', 3), ('engineering', 4), ('mpdo', 5), ('barangay', 6)) as o (
  office, place)
left join gen_staff s on s.desk = o.office and s.n = 1 + c.assessment_id % 20
where c.state <> 'SUBMITTED';
insert into clearance (
  clearance_id, assessment_id, office, brgycode, state, due_on, days_limit, assigned_to, clearance_no, received_at,
  paused_at, decided_by, decided_at, updated_at
) overriding system value
select
  clearance_id, assessment_id, office, brgycode, state, due_on, 3, case when state <> 'PENDING' then clerk_id end,
  case when state = 'APPROVED' then upper(left(office, 4)) || '-' || tax_year || '-' || clearance_id end, accepted_at,
  case when state = 'FOR_COMPLIANCE' then accepted_at + interval '1 hour' end,
  case when state = 'APPROVED' then clerk_id end, case when state = 'APPROVED' then accepted_at + interval '20 hours' end,
  accepted_at + interval '20 hours'
from gen_part;
insert into clearance_pause (clearance_id, began_at)
select clearance_id, accepted_at + interval '1 hour' from gen_part where state = 'FOR_COMPLIANCE';
insert into checklist_answer (clearance_id, item, place, question, answer, answered_by, answered_at)
select
  clearance_id, 'I0' || k, k, '{"en": "Two exits are free", "fil": "Malaya ang dalawang labasan"}', 'COMPLIANT',
  coalesce(p.clerk_id, g.clerk_id), accepted_at + interval '19 hours'
from gen_part p, gen g, generate_series(1, 3) k
where state = 'APPROVED';
insert into inspection (inspection_no, clearance_id, scheduled_at, inspectors, visited_at, result, findings, created_at, inspector_id)
select
  'INS-' || tax_year || '-' || (500000 + row_number() over (order by clearance_id)), clearance_id,
  accepted_at + interval '1 day', 'Inspector', case when state = 'APPROVED' then accepted_at + interval '18 hours' end,
  case when state = 'APPROVED' then 'PASSED' end, '', accepted_at, clerk_id
from gen_part
where (state = 'APPROVED' and clearance_id % 5 = 0) or state = 'INSPECTION_SCHEDULED';
analyze gen_part;
