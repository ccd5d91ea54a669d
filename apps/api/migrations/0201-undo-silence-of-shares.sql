-- An office's own days decided nothing in law (decision 0196). Applications that are open are opened again, what was issued stays and is audited.
create table withdrawn_number (
  clearance_id bigint primary key references clearance (clearance_id),
  clearance_no text not null,
  withdrawn_at timestamptz(3) not null,
  notified_at timestamptz(3)
);
create index withdrawn_number_unnotified on withdrawn_number (clearance_id) where notified_at is null;

-- Numbers of the fire bureau and of barangays that the clock made are theirs to give, also where the permit is issued.
insert into withdrawn_number (clearance_id, clearance_no, withdrawn_at)
select clearance_id, clearance_no, now() from clearance
where state = 'DEEMED_APPROVED' and clearance_no is not null and office in ('fire', 'barangay');
update clearance c set clearance_no = null, updated_at = now()
from withdrawn_number w where w.clearance_id = c.clearance_id;

create temporary table undone on commit drop as
select c.clearance_id, c.assessment_id, c.office, c.ground, c.clearance_no, a.state as application_state
from clearance c join application a using (assessment_id)
where c.state = 'DEEMED_APPROVED'
  and a.state in ('IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE', 'ISSUED');

-- Nothing released rests on it yet: the office decides.
update clearance c
set state = case when c.assigned_to is null then 'PENDING' else 'UNDER_REVIEW' end,
  clearance_no = null, ground = null, decided_at = null, expires_on = null, updated_at = now()
from undone u
where u.clearance_id = c.clearance_id and u.application_state not in ('FOR_SIGNATURE', 'ISSUED');
insert into timeline (assessment_id, at, act, office, note)
select assessment_id, now(), 'clearance.open_again', office, coalesce(ground, '')
from undone where application_state not in ('FOR_SIGNATURE', 'ISSUED');

update bill b set state = 'SUPERSEDED'
from application a
where a.assessment_id = b.assessment_id and a.state = 'ASSESSED' and b.state = 'COMPUTED'
  and exists (select from undone u where u.assessment_id = a.assessment_id);
update application a set state = 'IN_CLEARANCE', updated_at = now()
where a.state in ('CLEARED', 'ASSESSED') and exists (select from undone u where u.assessment_id = a.assessment_id);
-- An order that the owner has keeps its validity; the offices look beside it.
update application a set declared_order_issued_on = (now() at time zone 'Asia/Manila')::date
where a.state in ('FOR_PAYMENT', 'PAID') and exists (select from undone u where u.assessment_id = a.assessment_id);

-- What was released stays: the part is looked at afterwards.
update clearance c set state = 'POST_AUDIT', updated_at = now()
from undone u
where u.clearance_id = c.clearance_id and u.application_state in ('FOR_SIGNATURE', 'ISSUED');
insert into timeline (assessment_id, at, act, office, note)
select assessment_id, now(), 'clearance.audit_later', office, coalesce(ground, '')
from undone where application_state in ('FOR_SIGNATURE', 'ISSUED');
insert into post_audit (assessment_id, ground, drawn_on)
select distinct assessment_id, 'CLOCK_DECIDED', (now() at time zone 'Asia/Manila')::date
from undone where application_state in ('FOR_SIGNATURE', 'ISSUED')
on conflict do nothing;
