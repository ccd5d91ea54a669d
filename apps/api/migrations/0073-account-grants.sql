-- Who was given what makes somebody a second person, by whom and when (decision 0052).

create table account_grant (
  grant_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  power text not null check (power in ('admin', 'treasurer', 'signatory', 'cashier')),
  -- Null when it was given before this was written down, by the setup, or by the exception for the first administrator.
  asked_by bigint references account,
  approved_by bigint references account,
  granted_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint account_grant_second_person check (approved_by <> asked_by and approved_by <> account_id)
);
create unique index account_grant_in_force on account_grant (account_id, power) where ended_at is null;
create index account_grant_account on account_grant (account_id, grant_id);

-- Money is never collected and judged by one account: whoever held both keeps what judges.
with paired as (
  update account set permissions = array_remove(permissions, 'cashier') where permissions @> array['treasurer', 'cashier'] returning id
)
insert into audit_entry (act, object_kind, object_id, detail)
select 'user.separate', 'account', id::text, '{"taken": "cashier", "decision": "0052"}' from paired;

alter table account add constraint account_cashier_no_treasurer check (not (permissions @> array['treasurer', 'cashier']));

insert into account_grant (account_id, power, granted_at)
select a.id, held.power, a.created_at from account a
cross join lateral (
  select unnest(a.permissions) as power
  union select 'admin' from account_role p join role r on r.id = p.role_id where p.account_id = a.id and r.name = 'admin'
) held
where held.power in ('admin', 'treasurer', 'signatory', 'cashier');
