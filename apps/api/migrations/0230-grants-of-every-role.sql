-- Every role and permission of staff is on record with who requested and who approved it, and taking a power away waits
-- for a second administrator like giving one (decision 0052).

alter table account_grant drop constraint account_grant_power_check;

-- What was held before this was written down has no known giver.
insert into account_grant (account_id, power, granted_at)
select held.account_id, held.power, held.created_at
from (
  select p.account_id, r.name as power, a.created_at
  from account_role p
  join role r on r.id = p.role_id
  join account a on a.id = p.account_id
  where r.name not in ('user', 'admin') and a.disabled_at is null
  union
  select a.id, 'office_head', a.created_at
  from account a
  where a.permissions @> array['office_head'] and a.disabled_at is null
) held
where not exists (
  select from account_grant g
  where g.account_id = held.account_id and g.power = held.power and g.ended_at is null
);
create index account_grant_asked_by on account_grant (asked_by) where asked_by is not null;

alter table account_request drop constraint account_request_powers_check,
  -- What the change takes away.
  add column taken text[] not null default '{}',
  add constraint account_request_powers_check check (powers <> '{}' or taken <> '{}');
