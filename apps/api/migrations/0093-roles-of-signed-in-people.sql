-- A role that is given to somebody who is not signed in changes nothing at any node: every sign-up wrote such a note.
create or replace function announce_role_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not exists (select from session where account_id = new.account_id and ended_at is null) then
    return null;
  end if;
  perform pg_notify('ebpls_changed', json_build_object('person', coalesce(new.account_id, old.account_id))::text);
  return null;
end $$;
