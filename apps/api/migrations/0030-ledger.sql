-- Double entry under every centavo: what is billed, received, set aside, settled and deposited. Rows are added, never changed.

create table journal_entry (
  entry_id bigint generated always as identity primary key,
  kind text not null check (kind in ('BILL', 'BILL_VOID', 'COLLECTION', 'REVERSAL', 'UNAPPLIED', 'REFUND', 'CREDIT', 'SETTLEMENT', 'DEPOSIT', 'REMITTANCE', 'ADJUSTMENT')),
  posted_at timestamptz not null,
  posted_on date not null,
  -- The day that counts for the payer: a payment begun in time stays in time, money that bounced was never paid.
  effective_on date not null,
  business_id bigint references business (business_id),
  bill_id bigint references bill (bill_id),
  payment_id bigint references payment (payment_id),
  receipt_no text,
  reverses bigint unique references journal_entry (entry_id),
  account_id bigint references account,
  memo text not null default ''
);
create index journal_entry_posted on journal_entry (posted_on, entry_id);
create index journal_entry_bill on journal_entry (bill_id);
create index journal_entry_receipt on journal_entry (receipt_no) where receipt_no is not null;

create table journal_line (
  entry_id bigint not null references journal_entry (entry_id),
  position integer not null,
  account_code text not null,
  fund text not null check (fund in ('GENERAL', 'TRUST-BARANGAY', 'TRUST-BFP')),
  debit bigint not null default 0 check (debit >= 0),
  credit bigint not null default 0 check (credit >= 0),
  bill_id bigint references bill (bill_id),
  installment_no integer,
  line_no integer,
  -- Set on what a receipt prints and on nothing else.
  kind text check (kind in ('PRINCIPAL', 'SURCHARGE', 'INTEREST')),
  code text not null default '',
  name text not null default '',
  primary key (entry_id, position),
  check ((debit = 0) <> (credit = 0))
);
create index journal_line_bill on journal_line (bill_id) where bill_id is not null;
create index journal_line_account on journal_line (account_code, entry_id);

-- The lines of an entry are written in one statement, so that an entry that does not balance cannot exist, not even for a moment.
create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (select from fresh group by entry_id, fund having sum(debit) <> sum(credit)) then
    raise exception 'an entry does not balance' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger journal_line_balanced after insert on journal_line referencing new table as fresh for each statement execute function refuse_unbalanced();

alter table receipt add column entry_id bigint unique references journal_entry (entry_id),
  add column series text not null default 'EOR' check (series in ('EOR', 'AF51')),
  add column tender text not null default 'GATEWAY' check (tender in ('GATEWAY', 'CASH', 'CHEQUE', 'DEPOSIT', 'CREDIT')),
  add column collector_id bigint references account,
  add column report_id bigint;
alter table receipt drop constraint receipt_payment_id_agency_key;
create unique index receipt_payment on receipt (payment_id, agency) where state = 'ISSUED';
alter table payment_exception add column entry_id bigint references journal_entry (entry_id);

-- What was billed and received before there was a ledger.
with billed as (
  insert into journal_entry (kind, posted_at, posted_on, effective_on, business_id, bill_id, account_id, memo)
  select 'BILL', b.approved_at, (b.approved_at at time zone 'Asia/Manila')::date, (b.approved_at at time zone 'Asia/Manila')::date, a.business_id, b.bill_id, b.approved_by, b.top_no
  from bill b join application a using (assessment_id) where b.state in ('APPROVED', 'SETTLED') order by b.bill_id
  returning entry_id, bill_id
), items as (
  select e.entry_id, e.bill_id, i.no, l.line_no, l.code, l.name, t.amount,
    case l.agency when 'BARANGAY' then 'TRUST-BARANGAY' when 'BFP' then 'TRUST-BFP' else 'GENERAL' end as fund
  from billed e join installment i using (bill_id) join installment_item t using (installment_id) join bill_line l on l.bill_id = e.bill_id and l.line_no = t.line_no
  where t.amount > 0 and i.state <> 'VOID'
), lines as (
  select entry_id, bill_id, '1-03-01-020' as account_code, fund, amount as debit, 0::bigint as credit, no, line_no, code, name from items
  union all
  select entry_id, bill_id, '2-05-01-990', fund, 0, sum(amount), null, null, '', '' from items group by entry_id, bill_id, fund
)
insert into journal_line (entry_id, position, account_code, fund, debit, credit, bill_id, installment_no, line_no, code, name)
select entry_id, row_number() over (partition by entry_id order by credit, no, line_no), account_code, fund, debit, credit, bill_id, no, line_no, code, name from lines;

with received as (
  insert into journal_entry (kind, posted_at, posted_on, effective_on, business_id, bill_id, payment_id, receipt_no, memo)
  select 'COLLECTION', r.issued_at, (r.issued_at at time zone 'Asia/Manila')::date, (p.paid_at at time zone 'Asia/Manila')::date, a.business_id, b.bill_id, p.payment_id, r.receipt_no, p.reference
  from receipt r join payment p using (payment_id) join bill b using (bill_id) join application a using (assessment_id) order by r.receipt_no
  returning entry_id, bill_id, receipt_no
), printed as (
  select e.entry_id, e.bill_id, r.fund, n.*, l.line_no
  from received e join receipt r using (receipt_no) join receipt_line n using (receipt_no) left join bill_line l on l.bill_id = e.bill_id and l.code = n.code
), lines as (
  select 0 as part, entry_id, bill_id, '1-03-99-990' as account_code, fund, sum(amount)::bigint as debit, 0::bigint as credit, null::integer as installment_no, null::integer as line_no, null as kind, '' as code, '' as name, 0 as at from printed group by entry_id, bill_id, fund
  union all
  select 1, entry_id, bill_id, account_code, fund, 0, amount, installment_no, line_no, kind, code, name, position from printed
  union all
  select 2, entry_id, bill_id, '2-05-01-990', fund, sum(amount), 0, null, null, null, '', '', 0 from printed where kind = 'PRINCIPAL' group by entry_id, bill_id, fund
  union all
  select 3, entry_id, bill_id, '1-03-01-020', fund, 0, sum(amount), installment_no, null, null, '', '', installment_no from printed where kind = 'PRINCIPAL' group by entry_id, bill_id, fund, installment_no
)
insert into journal_line (entry_id, position, account_code, fund, debit, credit, bill_id, installment_no, line_no, kind, code, name)
select entry_id, row_number() over (partition by entry_id order by part, at), account_code, fund, debit, credit, bill_id, installment_no, line_no, kind, code, name from lines;

update receipt r set entry_id = e.entry_id from journal_entry e where e.receipt_no = r.receipt_no;
alter table receipt alter column entry_id set not null;
drop table receipt_line;

with aside as (
  select exception_id, row_number() over (order by exception_id) as at, amount, opened_at from payment_exception where amount > 0 and state = 'OPEN'
), booked as (
  insert into journal_entry (kind, posted_at, posted_on, effective_on, memo)
  select 'UNAPPLIED', opened_at, (opened_at at time zone 'Asia/Manila')::date, (opened_at at time zone 'Asia/Manila')::date, 'exception ' || exception_id from aside order by at
  returning entry_id, memo
), linked as (
  update payment_exception x set entry_id = b.entry_id from booked b where b.memo = 'exception ' || x.exception_id returning x.entry_id, x.amount
)
insert into journal_line (entry_id, position, account_code, fund, debit, credit)
select entry_id, 1, '1-03-99-990', 'GENERAL', amount, 0 from linked
union all
select entry_id, 2, '2-99-99-990', 'GENERAL', 0, amount from linked;

create trigger journal_entry_append_only before update or delete on journal_entry for each row execute function refuse_change();
create trigger journal_entry_no_truncate before truncate on journal_entry for each statement execute function refuse_change();
create trigger journal_line_append_only before update or delete on journal_line for each row execute function refuse_change();
create trigger journal_line_no_truncate before truncate on journal_line for each statement execute function refuse_change();
