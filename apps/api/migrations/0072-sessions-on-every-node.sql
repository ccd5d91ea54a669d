-- Every node hears with the commit that a session ended or that a person's rights changed, whoever wrote the row (decision 0046).

create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('ebpls_changed', json_build_object('ended', old.id)::text);
  return null;
end $$;
create trigger session_ended after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function announce_session_end();
create trigger session_deleted after delete on session for each row when (old.ended_at is null) execute function announce_session_end();

create function announce_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('ebpls_changed', json_build_object('person', old.id)::text);
  return null;
end $$;
create trigger account_rights after update of permissions, disabled_at on account for each row
  when (old.permissions is distinct from new.permissions or old.disabled_at is distinct from new.disabled_at) execute function announce_account_change();

create function announce_role_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('ebpls_changed', json_build_object('person', coalesce(new.account_id, old.account_id))::text);
  return null;
end $$;
create trigger account_roles after insert or update or delete on account_role for each row execute function announce_role_change();

-- Browsers that an account was signed in with: wrong passwords of others do not keep their owner out. The cookie's secret is kept as a digest.
create table known_device (
  account_id bigint not null references account on delete cascade,
  secret_hash bytea not null,
  last_used_at timestamptz(3) not null default now(),
  primary key (account_id, secret_hash)
);
