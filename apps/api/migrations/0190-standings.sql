-- Being delinquent is a standing that is found on the day; the state of a business is what the last act made of it.
-- Owners who were notified of the oldest unpaid installment are not notified of it again.
insert into timer_event (timer, object_kind, object_id, occasion, happened_at)
select 'T11', 'business', b.business_id, min(i.due_on)::text, now()
from business b
join application a using (business_id)
join bill l using (assessment_id)
join installment i using (bill_id)
where b.state = 'DELINQUENT'
  and a.application_type <> 'SPECIAL'
  and l.state = 'APPROVED'
  and i.state not in ('PAID', 'VOID', 'WAIVED')
group by b.business_id
on conflict do nothing;
update business b
set
  state = case
    when exists (
      select from permit p where p.business_id = b.business_id and p.kind = 'PERMIT' and p.state = 'ACTIVE'
    ) then 'ACTIVE'
    else 'EXPIRED'
  end
where state = 'DELINQUENT';
-- Whether the public check of a permit says that a payment is overdue; never how much or of which year.
insert into setting (key, value) values ('public_check', '{"says_unpaid": true}');
