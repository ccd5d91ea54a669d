-- Orders of payment, computed by the rules once for each pattern, and what was paid of them when.
create temp table gen_bill as
select
  nextval(pg_get_serial_sequence('bill', 'bill_id')) as bill_id, c.assessment_id, c.business_id, c.owner_id, c.owner_name,
  c.n, c.pattern, c.application_type, c.tax_year, c.state as application_state, c.accepted_at + interval '1 day' as computed_at,
  'TOP-' || c.tax_year || '-' || (500000 + row_number() over (partition by c.tax_year order by c.assessment_id)) as top_no,
  c.fate = 'DEBTOR' and c.tax_year = c.last_year as is_owing, c.filed_on
from gen_case c
where c.state in ('ASSESSED', 'FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE', 'ISSUED');
create index on gen_bill (bill_id);
analyze gen_bill;

create temp table gen_installment as
with due as (
  select distinct b.bill_id, b.tax_year, b.application_state, b.is_owing, b.filed_on, i.no, i.nominal_due_on, i.due_on
  from gen_bill b
  join gen_item i using (pattern, application_type, tax_year)
)
select
  nextval(pg_get_serial_sequence('installment', 'installment_id')) as installment_id, d.*,
  case
    when d.application_state not in ('PAID', 'FOR_SIGNATURE', 'ISSUED') then null
    when d.no = 1 then least(d.filed_on + 2, g.today)
    when d.is_owing or d.tax_year = g.year then null
    when pg_temp.draw(d.bill_id * 10 + d.no, 40, 12) = 0 then least(d.due_on + 5 + pg_temp.draw(d.bill_id, 41, 50), g.today - 1)
    else d.due_on - pg_temp.draw(d.bill_id * 10 + d.no, 42, 10)
  end as paid_on
from due d, gen g;
create index on gen_installment (bill_id);
analyze gen_installment;

insert into bill (
  bill_id, assessment_id, version, top_no, state, ordinance_version_id, input, result, total, computed_by, computed_at,
  approved_by, approved_at, valid_until
) overriding system value
select
  b.bill_id, b.assessment_id, 1, case when b.application_state <> 'ASSESSED' then b.top_no end,
  case when b.application_state = 'ASSESSED' then 'COMPUTED'
    when exists (select from gen_installment i where i.bill_id = b.bill_id and i.paid_on is null) then 'APPROVED'
    else 'SETTLED' end,
  g.ordinance_version_id, p.input, p.result, p.total, g.clerk_id, b.computed_at,
  case when b.application_state <> 'ASSESSED' then g.treasurer_id end,
  case when b.application_state <> 'ASSESSED' then b.computed_at + interval '1 hour' end, b.filed_on + 20
from gen_bill b
join gen_pattern p using (pattern, application_type, tax_year)
cross join gen g;
insert into bill_line (
  bill_id, line_no, code, name, name_fil, kind, agency, account_code, ordinance_section, basis, amount
)
select
  b.bill_id, l.line_no, l.code, l.name, l.name_fil, l.kind, l.agency, l.account_code, l.ordinance_section, l.basis, l.amount
from gen_bill b
join gen_line l using (pattern, application_type, tax_year);
insert into installment (installment_id, bill_id, no, nominal_due_on, due_on, state, paid_at)
overriding system value
select
  installment_id, bill_id, no, nominal_due_on, due_on, case when paid_on is null then 'NOT_DUE' else 'PAID' end,
  paid_on + interval '2 hours'
from gen_installment;
insert into installment_item (installment_id, line_no, amount, bears_penalty)
select i.installment_id, t.line_no, t.amount, t.bears_penalty
from gen_bill b
join gen_item t using (pattern, application_type, tax_year)
join gen_installment i on i.bill_id = b.bill_id and i.no = t.no;

-- Ledger entries of each order.
create temp table gen_entry as
select nextval(pg_get_serial_sequence('journal_entry', 'entry_id')) as entry_id, b.bill_id
from gen_bill b
where b.application_state <> 'ASSESSED';
insert into journal_entry (entry_id, kind, posted_at, posted_on, effective_on, business_id, bill_id, account_id, memo)
overriding system value
select
  e.entry_id, 'BILL', b.computed_at + interval '1 hour', (b.computed_at + interval '1 hour')::date,
  (b.computed_at + interval '1 hour')::date, b.business_id, b.bill_id, g.treasurer_id, b.top_no
from gen_entry e
join gen_bill b using (bill_id)
cross join gen g;
insert into journal_line (
  entry_id, position, account_code, fund, debit, credit, bill_id, installment_no, line_no, code, name
)
select
  e.entry_id, row_number() over (partition by e.entry_id), l.account_code, l.fund, l.debit, l.credit, b.bill_id, l.no,
  l.line_no, l.code, l.name
from gen_entry e
join gen_bill b using (bill_id)
join (
  select pattern, application_type, tax_year, '1-03-01-020' as account_code, fund, amount as debit, 0 as credit, no, line_no,
    code, name
  from gen_item
  union all
  select pattern, application_type, tax_year, '2-05-01-990', fund, 0, sum(amount), null, null, '', ''
  from gen_item
  group by pattern, application_type, tax_year, fund
) l using (pattern, application_type, tax_year)
where l.debit + l.credit > 0;
