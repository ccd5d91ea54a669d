-- One allocation: the lines that receipts print are the only record of what a payment paid (domain reference 3.10c). What an installment has
-- received is summed from them; the copies on installment_item go.

-- The line of the installment as it was first billed; null where the item is on that bill itself.
alter table installment_item add column root_line_no integer;
with placed as (
  select
    i.installment_id, coalesce(i.root_id, i.installment_id) as root_id, t.line_no,
    row_number() over (partition by i.installment_id order by t.line_no) as place
  from installment i
  join installment_item t using (installment_id)
)
update installment_item t
set root_line_no = root.line_no
from placed own
join placed root on root.installment_id = own.root_id and root.place = own.place
where t.installment_id = own.installment_id and t.line_no = own.line_no and own.installment_id <> own.root_id;

create index installment_chain on installment ((coalesce(root_id, installment_id)));

-- Payments posted and taken back, by receipt, installment, line and component; what was taken back has a negative amount.
create view payment_allocation as
select
  l.entry_id, e.receipt_no, e.effective_on as paid_on, e.posted_at, l.bill_id, i.installment_id,
  coalesce(i.root_id, i.installment_id) as root_id, l.installment_no, l.line_no,
  coalesce(t.root_line_no, l.line_no) as root_line_no, l.kind as component, l.credit - l.debit as amount
from journal_line l
join journal_entry e using (entry_id)
join installment i on i.bill_id = l.bill_id and i.no = l.installment_no
left join installment_item t on t.installment_id = i.installment_id and t.line_no = l.line_no
where l.kind is not null;

-- What of each item was received, earlier orders that carried the installment included. Readers name the bills or the installments.
create view item_payment as
select
  i.bill_id, t.installment_id, t.line_no,
  coalesce(sum(p.amount) filter (where p.component = 'PRINCIPAL'), 0)::bigint as principal,
  coalesce(sum(p.amount) filter (where p.component = 'SURCHARGE'), 0)::bigint as surcharge,
  coalesce(sum(p.amount) filter (where p.component = 'INTEREST'), 0)::bigint as interest
from installment i
join installment_item t using (installment_id)
left join payment_allocation p on p.root_id = coalesce(i.root_id, i.installment_id)
  and p.root_line_no = coalesce(t.root_line_no, t.line_no)
  and p.installment_id <= i.installment_id
group by i.bill_id, t.installment_id, t.line_no;

-- What the records of before did not agree on, for the treasurer to look at; nothing is corrected in silence.
create table order_difference (
  difference_id bigint generated always as identity primary key,
  bill_id bigint not null references bill (bill_id),
  kind text not null check (kind in ('ALLOCATION', 'STATE', 'OWED')),
  installment_no integer,
  line_no integer,
  recorded text not null,
  computed text not null,
  found_at timestamptz not null default now()
);
create index order_difference_bill on order_difference (bill_id);

insert into order_difference (bill_id, kind, installment_no, line_no, recorded, computed)
select
  i.bill_id, 'ALLOCATION', i.no, t.line_no,
  concat_ws(' ', t.paid, t.surcharge_paid, t.interest_paid), concat_ws(' ', p.principal, p.surcharge, p.interest)
from installment i
join bill b using (bill_id)
join installment_item t using (installment_id)
join item_payment p on p.installment_id = t.installment_id and p.line_no = t.line_no
where b.state in ('APPROVED', 'SETTLED')
  and i.state <> 'VOID'
  and (t.paid, t.surcharge_paid, t.interest_paid) is distinct from (p.principal, p.surcharge, p.interest)
order by i.bill_id, i.no, t.line_no;

-- What earlier years had left when the bill was computed: it is computed again when that has changed.
alter table bill add column arrears_computed text not null default '';
with carried as (
  select
    i.bill_id,
    i.root_id || ':' || sum(t.amount - t.paid) || ':' || sum(t.surcharge_paid + t.interest_paid) as part
  from installment i
  join installment_item t using (installment_id)
  where i.root_id is not null
  group by i.bill_id, i.root_id
)
update bill b
set arrears_computed = c.parts
from (select bill_id, string_agg(part, ' ' order by part collate "C") as parts from carried group by bill_id) c
where c.bill_id = b.bill_id;

-- States were stored by other rules; each order is compared once by the new ones.
alter table bill add column is_checked boolean not null default true;
update bill set is_checked = false where state in ('APPROVED', 'SETTLED');
create index bill_unchecked on bill (bill_id) where not is_checked;

alter table installment_item drop column paid, drop column surcharge_paid, drop column interest_paid;
