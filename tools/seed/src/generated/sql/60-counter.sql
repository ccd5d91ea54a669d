-- Cheques and deposit slips of the counter, all known to the bank; its reports up to yesterday; the gateway's files.
insert into cheque (payment_id, bank, cheque_no, dated_on, is_managers, amount, state, received_on, clears_on, bank_reference, judged_at)
select
  payment_id, 'Land Bank', (100000 + payment_id)::text, paid_on, false, sum(amount), 'CLEARED', paid_on, paid_on + 3,
  'LBP' || payment_id, paid_at + interval '4 days'
from gen_receipt
where tender = 'CHEQUE'
group by payment_id, paid_on, paid_at;
insert into deposit_slip (payment_id, bank, reference, deposited_on, matched_at, bank_reference)
select payment_id, 'Land Bank', 'S' || payment_id, paid_on, paid_at + interval '1 day', 'LBP' || payment_id
from gen_payment
where tender = 'DEPOSIT';

create temp table gen_report as
select
  nextval(pg_get_serial_sequence('collection_report', 'report_id')) as report_id,
  nextval(pg_get_serial_sequence('journal_entry', 'entry_id')) as entry_id, c.*,
  'RCD-' || extract(year from day) || '-' || (500000 + row_number() over (partition by extract(year from day) order by day, collector_id, fund)) as report_no
from (
  select collector_id, fund, paid_on as day, sum(amount) filter (where tender = 'CASH') as cash,
    sum(amount) filter (where tender = 'CHEQUE') as cheques, sum(amount) as collected
  from gen_receipt r, gen g
  where paid_on < g.today
  group by 1, 2, 3
) c;
create index on gen_report (collector_id, fund, day);
insert into collection_report (
  report_id, report_no, state, collector_id, fund, day, prepared_by, prepared_at, closed_by, closed_at, undeposited,
  cash_left, content
) overriding system value
select
  report_id, report_no, 'CLOSED', collector_id, fund, day, coalesce(collector_id, g.treasurer_id), day + interval '9 hours', g.treasurer_id,
  day + interval '10 hours', 0, 0,
  jsonb_build_object(
    'report_no', report_no, 'collector', coalesce(collector_id::text, 'electronic'), 'collector_name', coalesce(s.firstname || ' ' || s.lastname, ''),
    'fund', fund, 'day', day, 'issued', '[]'::jsonb, 'reversed', '[]'::jsonb, 'tenders', '[]'::jsonb, 'deposits', '[]'::jsonb,
    'forms', '{"beginning": [], "received": [], "issued": [], "ending": []}'::jsonb,
    'summary', jsonb_build_object(
      'last', '0.00', 'collections', to_char(collected / 100.0, 'FM9999999990.00'),
      'deposits', to_char(collected / 100.0, 'FM9999999990.00'), 'undeposited', '0.00'
    ), 'cash_to_count', to_char(coalesce(cash, 0) / 100.0, 'FM9999999990.00'), 'counts', '[]'::jsonb,
    'prepared_by', coalesce(s.firstname || ' ' || s.lastname, 'Treasurer'), 'prepared_at', to_char(day, 'YYYY-MM-DD') || 'T01:00:00.000Z',
    'closed_by', 'Treasurer', 'closed_at', to_char(day, 'YYYY-MM-DD') || 'T02:00:00.000Z'
  )
from gen_report
left join gen_staff s on s.account_id = collector_id
cross join gen g;
update receipt r
set report_id = c.report_id
from gen_report c, gen_receipt t
where t.receipt_no = r.receipt_no and c.collector_id is not distinct from t.collector_id and c.fund = t.fund and c.day = t.paid_on;
insert into report_entry (entry_id, fund, report_id)
select t.entry_id, t.fund, c.report_id
from gen_receipt t
join gen_report c on c.collector_id is not distinct from t.collector_id and c.fund = t.fund and c.day = t.paid_on
union all
select entry_id, fund, report_id from gen_report where coalesce(cash, 0) + coalesce(cheques, 0) > 0;
insert into journal_entry (entry_id, kind, posted_at, posted_on, effective_on, account_id, memo)
overriding system value
select entry_id, 'DEPOSIT', day + interval '10 hours', day, day, g.treasurer_id, report_no
from gen_report, gen g
where coalesce(cash, 0) + coalesce(cheques, 0) > 0;
insert into journal_line (entry_id, position, account_code, fund, debit, credit)
select c.entry_id, l.position, l.account_code, c.fund, l.debit, l.credit
from gen_report c
cross join lateral (
  values
    (1, '1-01-02-010', coalesce(c.cash, 0) + coalesce(c.cheques, 0), 0::numeric),
    (2, '1-01-01-010', 0, coalesce(c.cash, 0)),
    (3, '1-01-01-020', 0, coalesce(c.cheques, 0))
) as l (position, account_code, debit, credit)
where l.debit + l.credit > 0;
insert into bank_deposit (report_id, entry_id, bank, reference, deposited_on, cash, cheques)
select report_id, entry_id, 'Land Bank', report_no, day, coalesce(cash, 0), coalesce(cheques, 0)
from gen_report
where coalesce(cash, 0) + coalesce(cheques, 0) > 0;

-- The gateway pays two days later; of a thousand payments three are in no file.
create temp table gen_file as
select
  nextval(pg_get_serial_sequence('settlement_file', 'file_id')) as file_id,
  nextval(pg_get_serial_sequence('journal_entry', 'entry_id')) as entry_id, paid_on
from (select distinct paid_on from gen_payment p, gen g where p.request_id is not null and p.paid_on < g.today - 2) d
order by paid_on;
create temp table gen_settled as
select f.file_id, f.entry_id, r.request_id, r.payment_id, r.paid_on, r.fund, sum(r.amount)::bigint as amount
from gen_file f
join gen_receipt r on r.paid_on = f.paid_on and r.request_id is not null and r.payment_id % 333 <> 0
group by f.file_id, f.entry_id, r.request_id, r.payment_id, r.paid_on, r.fund;
insert into settlement_file (file_id, sha256, file_name, imported_by, imported_at)
overriding system value
select file_id, encode(sha256(file_id::text::bytea), 'hex'), 'settled-' || paid_on || '.csv', g.treasurer_id, paid_on + interval '2 days'
from gen_file, gen g;
insert into settlement_line (
  file_id, row_no, request_id, response_id, gross, fee, net, settled_on, bank_reference, state, decided_by, deposited_on, entry_id
)
select
  file_id, row_number() over (partition by file_id order by payment_id), request_id, 'R' || payment_id, sum(amount), 0,
  sum(amount), paid_on + 2, 'LBP' || file_id, 'CLOSED', g.treasurer_id, paid_on + 2, entry_id
from gen_settled, gen g
group by file_id, request_id, payment_id, paid_on, entry_id, g.treasurer_id;
insert into journal_entry (entry_id, kind, posted_at, posted_on, effective_on, account_id, memo)
overriding system value
select distinct entry_id, 'SETTLEMENT', paid_on + interval '3 days', paid_on + 3, paid_on + 2, g.treasurer_id, 'LBP' || file_id
from gen_settled, gen g;
insert into journal_line (entry_id, position, account_code, fund, debit, credit)
select s.entry_id, row_number() over (partition by s.entry_id order by s.fund, l.account_code), l.account_code, s.fund, l.debit, l.credit
from (select entry_id, fund, sum(amount) as amount from gen_settled group by entry_id, fund) s
cross join lateral (values ('1-01-02-010', s.amount, 0::numeric), ('1-03-99-990', 0, s.amount)) as l (account_code, debit, credit);
update payment_attempt t set is_settled = true from settlement_line l where l.request_id = t.request_id;
