-- One payment for each installment that was paid: over half through the gateway, the rest at the counter.
create temp table gen_payment as
with drawn as (
  select i.*, b.business_id, b.owner_id, b.owner_name, b.pattern, b.application_type, g.today, pg_temp.draw(i.installment_id, 50, 100) as way
  from gen_installment i
  join gen_bill b using (bill_id)
  cross join gen g
  where i.paid_on is not null
  order by i.paid_on, i.installment_id
)
select
  nextval(pg_get_serial_sequence('payment', 'payment_id')) as payment_id, d.*,
  case when way < 55 then 'GATEWAY' when paid_on > today - 10 then 'CASH' when way < 59 then 'CHEQUE' when way < 62 then 'DEPOSIT'
    else 'CASH' end as tender,
  case when way >= 55 then s.account_id end as collector_id,
  case when way < 55 then 'SI' || to_char(paid_on, 'YYMMDD') || upper(substr(md5(installment_id::text), 1, 14)) end as request_id,
  paid_on + interval '1 hour' + (installment_id % 420) * interval '1 minute' as paid_at,
  -- Months begun since the due day.
  case when paid_on > due_on then 12 * (extract(year from paid_on) - extract(year from due_on))
    + extract(month from paid_on) - extract(month from due_on)
    + (extract(day from paid_on) > extract(day from due_on))::integer else 0 end as late_months
from drawn d
join gen_staff s on s.desk = 'cashier' and s.n = 1 + d.installment_id % 6;
create index on gen_payment (payment_id);
analyze gen_payment;

create temp table gen_paid_item as
select
  p.payment_id, t.fund, t.agency, t.line_no, t.code, t.name, t.account_code, t.kind, t.amount as principal,
  case when late_months > 0 and t.bears_penalty then round(t.amount * 0.25) else 0 end::bigint as surcharge,
  case when late_months > 0 and t.bears_penalty then round((t.amount + round(t.amount * 0.25)) * 0.02 * late_months) else 0 end::bigint as interest
from gen_payment p
join gen_item t using (pattern, application_type, tax_year, no);

create temp table gen_receipt as
select
  nextval(pg_get_serial_sequence('journal_entry', 'entry_id')) as entry_id,
  'EOR-' || extract(year from p.paid_on) || '-' || (50000000 + row_number() over (
    partition by extract(year from p.paid_on) order by p.paid_at, p.payment_id, i.agency)) as receipt_no,
  p.*, i.agency, i.fund, i.amount, i.principal
from gen_payment p
join (
  select payment_id, agency, fund, sum(principal + surcharge + interest)::bigint as amount, sum(principal)::bigint as principal
  from gen_paid_item
  group by payment_id, agency, fund
) i using (payment_id);
create index on gen_receipt (entry_id);
analyze gen_receipt;

insert into payment_attempt (
  request_id, bill_id, account_id, provider, method, amount, state, items, response_id, created_at, lock_until, closed_at
)
select
  p.request_id, p.bill_id, p.owner_id, 'paynamics', case when p.way % 3 = 0 then 'card' else 'gcash' end, r.amount,
  'SUCCEEDED', '[]'::jsonb, 'R' || p.payment_id, p.paid_at - interval '4 minutes', p.paid_at + interval '20 minutes', p.paid_at
from gen_payment p
join (select payment_id, sum(amount)::bigint as amount from gen_receipt group by payment_id) r using (payment_id)
where p.request_id is not null
union all
-- One of twelve was given up and tried again.
select
  upper(substr(p.request_id, 1, 8) || substr(md5(p.request_id), 1, 14)), p.bill_id, p.owner_id, 'paynamics', 'gcash', 100000, 'EXPIRED', '[]'::jsonb, null,
  p.paid_at - interval '40 minutes', p.paid_at - interval '20 minutes', p.paid_at - interval '20 minutes'
from gen_payment p
where p.request_id is not null and p.payment_id % 12 = 0;
insert into payment_notification (provider, event_id, request_id, received_at, remote_address, raw, is_signed, verdict)
select 'paynamics', 'R' || payment_id, request_id, paid_at, '203.0.113.9', '\x', true, 'JUDGED'
from gen_payment
where request_id is not null;
insert into payment (payment_id, request_id, bill_id, amount, channel, reference, paid_at, posted_at)
overriding system value
select
  p.payment_id, p.request_id, p.bill_id, r.amount,
  case p.tender when 'GATEWAY' then 'GCash' when 'CASH' then 'Cash' when 'CHEQUE' then 'Cheque' else 'Deposit' end,
  'R' || p.payment_id, p.paid_at, p.paid_at
from gen_payment p
join (select payment_id, sum(amount)::bigint as amount from gen_receipt group by payment_id) r using (payment_id);

insert into journal_entry (
  entry_id, kind, posted_at, posted_on, effective_on, business_id, bill_id, payment_id, receipt_no, account_id, memo
) overriding system value
select
  entry_id, 'COLLECTION', paid_at, paid_on, paid_on, business_id, bill_id, payment_id, receipt_no, collector_id,
  'R' || payment_id
from gen_receipt;
insert into receipt (
  receipt_no, payment_id, agency, fund, payor, amount, issued_at, entry_id, series, tender, collector_id
)
select receipt_no, payment_id, agency, fund, owner_name, amount, paid_at, entry_id, 'EOR', tender, collector_id
from gen_receipt;

insert into journal_line (
  entry_id, position, account_code, fund, debit, credit, bill_id, installment_no, line_no, kind, code, name
)
select
  l.entry_id, row_number() over (partition by l.entry_id order by l.place, l.line_no), l.account_code, l.fund, l.debit,
  l.credit, l.bill_id, l.no, l.line_no, l.kind, l.code, l.name
from (
  select entry_id, bill_id, fund, 1 as place,
    case tender when 'GATEWAY' then '1-03-99-990' when 'CASH' then '1-01-01-010' when 'CHEQUE' then '1-01-01-020'
      else '1-01-02-010' end as account_code,
    amount as debit, 0 as credit, null::integer as no, null::integer as line_no, null as kind, '' as code, '' as name
  from gen_receipt
  union all
  select r.entry_id, r.bill_id, r.fund, 2, case k.kind when 'PRINCIPAL' then i.account_code else case when i.kind = 'TAX' then '4-01-05-030' else '4-02-01-980' end end, 0,
    k.amount, r.no, i.line_no, k.kind, i.code,
    case k.kind when 'SURCHARGE' then 'Surcharge, ' when 'INTEREST' then 'Interest, ' else '' end || i.name
  from gen_receipt r
  join gen_paid_item i using (payment_id, agency)
  cross join gen g
  cross join lateral (
    values ('PRINCIPAL', i.principal), ('SURCHARGE', i.surcharge), ('INTEREST', i.interest)
  ) as k (kind, amount)
  where k.amount > 0
  union all
  select entry_id, bill_id, fund, 3, '2-05-01-990', principal, 0, null, null, null, '', ''
  from gen_receipt
  union all
  select entry_id, bill_id, fund, 4, '1-03-01-020', 0, principal, no, null, null, '', ''
  from gen_receipt
) l;
