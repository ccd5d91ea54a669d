-- What an account holds is what account_grant has in force, after every transaction of the serving role: a role or
-- permission that is written beside its record is refused (decision 0052).

-- Whether an account that may act has a role or permission. The role of owners is granted by nobody.
create function has_power(held_by bigint, power text) returns boolean language sql stable as $$
  select exists (
    select
    from account a
    where a.id = held_by and a.disabled_at is null
      and (
        power = any(a.permissions)
        or exists (select from account_role p join role r on r.id = p.role_id where p.account_id = a.id and r.name = power)
      )
  )
$$;

-- A merged barangay left the grant of its role in force, and the role of the other without one.
update account_grant set ended_at = now() where ended_at is null and not has_power(account_id, power);
insert into account_grant (account_id, power, granted_at)
select held.account_id, held.power, held.created_at
from (
  select p.account_id, r.name as power, a.created_at
  from account_role p
  join role r on r.id = p.role_id
  join account a on a.id = p.account_id
  where r.name <> 'user' and a.disabled_at is null
  union
  select a.id, unnest(a.permissions), a.created_at from account a where a.disabled_at is null
) held
where not exists (
  select from account_grant g
  where g.account_id = held.account_id and g.power = held.power and g.ended_at is null
);

create function check_recorded_grants(held_by bigint, powers text[]) returns void language plpgsql as $$
declare
  wrong text;
begin
  -- The owner restores backups and arranges tests.
  if pg_has_role(current_user, (select relowner from pg_class where oid = 'account'::regclass), 'member') then
    return;
  end if;
  select changed.name into wrong
  from unnest(powers) changed (name)
  where changed.name <> 'user' and has_power(held_by, changed.name) <> exists (
    select from account_grant g where g.account_id = held_by and g.power = changed.name and g.ended_at is null
  )
  limit 1;
  if found then
    raise exception 'account % gets or loses % without a recorded grant', held_by, wrong using errcode = 'restrict_violation';
  end if;
end
$$;

create function check_permissions() returns trigger language plpgsql as $$
declare
  former text[] := '{}';
  changed text[];
begin
  if tg_op = 'UPDATE' then
    former := old.permissions;
  end if;
  select array_agg(permission) into changed
  from unnest(former || new.permissions) permission
  where (permission = any(former)) <> (permission = any(new.permissions));
  perform check_recorded_grants(new.id, changed);
  return null;
end
$$;
create constraint trigger account_permissions_recorded after insert or update of permissions on account
  deferrable initially deferred for each row execute function check_permissions();

-- A closed account holds nothing, and one that is opened again holds what is recorded anew.
create function check_closing() returns trigger language plpgsql as $$
begin
  perform check_recorded_grants(new.id, new.permissions || array(
    select r.name from account_role p join role r on r.id = p.role_id where p.account_id = new.id
  ));
  return null;
end
$$;
create constraint trigger account_closing_recorded after update of disabled_at on account
  deferrable initially deferred for each row when ((old.disabled_at is null) <> (new.disabled_at is null))
  execute function check_closing();

create function check_roles() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform check_recorded_grants(old.account_id, array(select name from role where id = old.role_id));
  end if;
  if tg_op <> 'DELETE' then
    perform check_recorded_grants(new.account_id, array(select name from role where id = new.role_id));
  end if;
  return null;
end
$$;
create constraint trigger account_role_given_recorded after insert on account_role
  deferrable initially deferred for each row when (new.role_id <> 1) execute function check_roles();
create constraint trigger account_role_moved_recorded after update on account_role
  deferrable initially deferred for each row
  when ((old.account_id, old.role_id) is distinct from (new.account_id, new.role_id)) execute function check_roles();
create constraint trigger account_role_taken_recorded after delete on account_role
  deferrable initially deferred for each row when (old.role_id <> 1) execute function check_roles();

create function check_grant() returns trigger language plpgsql as $$
begin
  perform check_recorded_grants(new.account_id, array[new.power]);
  return null;
end
$$;
create constraint trigger account_grant_held after insert or update on account_grant
  deferrable initially deferred for each row execute function check_grant();
