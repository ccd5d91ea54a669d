-- A revenue code may take a share off what is paid by a day. The item of an installment names the last day and what is taken off when the
-- whole item is paid by it, in centavos.
alter table installment_item
  add column early_until date,
  add column early_discount bigint check (early_discount >= 0),
  add constraint installment_item_early check ((early_until is null) = (early_discount is null));

-- Payments posted and taken back, by receipt, installment, line and component; what was taken back has a negative amount. The discount that a
-- receipt takes off is no money: its entry credits the receivable of the line without a printed line.
create or replace view payment_allocation as
select
  l.entry_id, e.receipt_no, e.effective_on as paid_on, e.posted_at, l.bill_id, i.installment_id,
  coalesce(i.root_id, i.installment_id) as root_id, l.installment_no, l.line_no,
  coalesce(t.root_line_no, l.line_no) as root_line_no, coalesce(l.kind, 'DISCOUNT') as component, l.credit - l.debit as amount
from journal_line l
join journal_entry e using (entry_id)
join installment i on i.bill_id = l.bill_id and i.no = l.installment_no
left join installment_item t on t.installment_id = i.installment_id and t.line_no = l.line_no
where l.kind is not null
  or (l.account_code = '1-03-01-020' and l.line_no is not null and e.kind in ('COLLECTION', 'REVERSAL'));

-- What of each item is settled, earlier orders that carried the installment included: `principal` has what was paid and what was taken off with
-- it. Readers name the bills or the installments.
create or replace view item_payment as
select
  i.bill_id, t.installment_id, t.line_no,
  coalesce(sum(p.amount) filter (where p.component in ('PRINCIPAL', 'DISCOUNT')), 0)::bigint as principal,
  coalesce(sum(p.amount) filter (where p.component = 'SURCHARGE'), 0)::bigint as surcharge,
  coalesce(sum(p.amount) filter (where p.component = 'INTEREST'), 0)::bigint as interest,
  coalesce(sum(p.amount) filter (where p.component = 'DISCOUNT'), 0)::bigint as discount
from installment i
join installment_item t using (installment_id)
left join payment_allocation p on p.root_id = coalesce(i.root_id, i.installment_id)
  and p.root_line_no = coalesce(t.root_line_no, t.line_no)
  and p.installment_id <= i.installment_id
group by i.bill_id, t.installment_id, t.line_no;
