-- Who may enter: accounts, roles, sessions, one-time tokens, failed tries; what a person chose, and what is kept about them.

-- Every node is notified with the commit that a session ended or that a person's rights changed, whoever wrote the row (decision 0046).
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('ebpls_changed', json_build_object('ended', old.id)::text);
  return null;
end $$;

create function announce_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('ebpls_changed', json_build_object('person', old.id)::text);
  return null;
end $$;

-- A role that is given to somebody who is not signed in changes nothing at any node, so that a sign-up notifies none.
create function announce_role_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not exists (select from session where account_id = new.account_id and ended_at is null) then
    return null;
  end if;
  perform pg_notify('ebpls_changed', json_build_object('person', coalesce(new.account_id, old.account_id))::text);
  return null;
end $$;

create table role (
  id integer primary key,
  name text not null unique,
  brgycode text,
  check (name <> '')
);

-- Ids of the offices are the recipient ids of specification section 6; 7 is an alias of fire and no role (decision D1).
insert into role (id, name) values
  (1, 'user'), (2, 'admin'), (3, 'affiliate'), (4, 'fire'), (5, 'assessor'), (6, 'engineering'), (8, 'mpdo'),
  (9, 'rhu'), (10, 'mao'), (11, 'peso'), (12, 'bplo'), (13, 'menro');

create table account (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  firstname text not null,
  lastname text not null,
  bio text not null default '',
  phone text not null default '',
  avatar text,
  locale text not null default 'en' check (locale in ('en', 'fil')),
  permissions text[] not null default '{}',
  password_hash text not null,
  verified_at timestamptz(3),
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  -- An invited account is claimed by its invitation alone; the moment tells it from a registration that waits for its confirmation.
  invited_at timestamptz(3),
  -- The name is the server's own; its ending is the type that the file is served with.
  constraint account_avatar_name check (avatar ~ '^[0-9a-f-]{36}\.(jpg|png|webp)$'),
  -- Money is never collected and judged by one account.
  constraint account_cashier_no_treasurer check (not (permissions @> array['treasurer', 'cashier']))
);
create unique index account_email on account (email);
create index account_words on account using gin (search_words(firstname || ' ' || lastname));
-- Numbers are found by their beginning, whatever the collation of the server.
create index account_email_begins on account (email text_pattern_ops);
create unique index account_avatar on account (avatar) where avatar is not null;
create index account_by_name on account ("left"(lower(lastname || ' ' || firstname), 80), id);

create trigger account_rights after update of permissions, disabled_at on account for each row
  when (old.permissions is distinct from new.permissions or old.disabled_at is distinct from new.disabled_at) execute function announce_account_change();

create table account_role (
  account_id bigint not null references account on delete cascade,
  position smallint not null,
  role_id integer not null references role,
  primary key (account_id, position),
  unique (account_id, role_id)
);
create index account_role_role on account_role (role_id);

create trigger account_roles after insert or update or delete on account_role for each row execute function announce_role_change();

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  end_reason text check (end_reason in ('signed_out', 'ended_by_owner', 'password_changed', 'reuse', 'idle', 'expired', 'disabled')),
  proven_at timestamptz(3) not null default now(),
  -- The public half of the key that a browser made for itself, as the uncompressed point; null where it could not make one. Never changed.
  device_key bytea check (octet_length(device_key) = 65)
);
create index session_account on session (account_id) where ended_at is null;

create trigger session_ended after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function announce_session_end();
create trigger session_deleted after delete on session for each row when (old.ended_at is null) execute function announce_session_end();

-- The session is the family: a secret that comes back after it was turned over ends it.
create table refresh_token (
  id bigint generated always as identity primary key,
  session_id uuid not null references session on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index refresh_token_session on refresh_token (session_id);

create table one_time_token (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  session_id uuid references session on delete cascade,
  purpose text not null check (purpose in ('verify', 'recover', 'invitation', 'socket')),
  secret_hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index one_time_token_account on one_time_token (account_id, purpose);

-- Browsers that an account was signed in with: wrong passwords of others do not keep their owner out. The cookie's secret is kept as a digest.
create table known_device (
  account_id bigint not null references account on delete cascade,
  secret_hash bytea not null,
  last_used_at timestamptz(3) not null default now(),
  primary key (account_id, secret_hash)
);

create table sign_in_attempt (
  id bigint generated always as identity primary key,
  email text not null,
  ip text not null,
  succeeded boolean not null,
  at timestamptz(3) not null default now()
);
create index sign_in_attempt_email on sign_in_attempt (email, at desc);

-- A second step of the sign-in by an authenticator app (RFC 6238), with codes for the day the phone is lost.
create table account_totp (
  account_id bigint primary key references account on delete cascade,
  secret text not null,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  -- The newest time step that was used: a code works once.
  last_step bigint not null default 0
);

create table recovery_code (
  account_id bigint not null references account_totp (account_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  primary key (account_id, code_hash)
);

-- No row: everything is sent.
create table account_setting (
  account_id bigint primary key references account on delete cascade,
  mail_progress boolean not null default true,
  mail_reminders boolean not null default true,
  mail_inquiries boolean not null default true
);

-- The newest wish only; the address of the account changes when the mailed link is opened.
create table email_change (
  account_id bigint primary key references account on delete cascade,
  email text not null check (email = lower(email)),
  secret_hash bytea not null,
  asked_at timestamptz(3) not null default now()
);

-- Text messages to numbers that their person proved (decision 0044).
create table account_mobile (
  account_id bigint primary key references account on delete cascade,
  number text not null check (number ~ '^09[0-9]{9}$'),
  is_on boolean not null default true,
  verified_at timestamptz(3) not null
);

-- A number that waits for its code; the code itself is never kept.
create table mobile_code (
  account_id bigint primary key references account on delete cascade,
  number text not null check (number ~ '^09[0-9]{9}$'),
  code_hash bytea not null,
  wrong smallint not null default 0,
  expires_at timestamptz(3) not null
);

-- Who was given what makes somebody a second person, by whom and when (decision 0052).
create table account_grant (
  grant_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  power text not null check (power in ('admin', 'treasurer', 'signatory', 'cashier')),
  -- It is null where the setup or the exception for the first administrator gave it, or an earlier version that did not record it.
  asked_by bigint references account,
  approved_by bigint references account,
  granted_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint account_grant_second_person check (approved_by <> asked_by and approved_by <> account_id)
);
create unique index account_grant_in_force on account_grant (account_id, power) where ended_at is null;
create index account_grant_account on account_grant (account_id, grant_id);

-- Changes of accounts that wait for another administrator (decision 0052).
create table account_request (
  account_request_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('invite', 'change', 'close', 'reopen')),
  -- The account holds these once the request is approved; of a closing or an opening they are what it held at the request.
  role_ids integer[] not null,
  permissions text[] not null,
  -- What needs the second person.
  powers text[] not null check (powers <> '{}'),
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'OVERTAKEN')),
  asked_by bigint not null references account,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  decided_by bigint references account,
  decided_at timestamptz(3),
  reason text not null default '',
  -- Nobody requests a change of the own account, and neither who requested it nor whom it concerns approves it.
  constraint account_request_others check (asked_by <> account_id),
  constraint account_request_second_person check (state not in ('APPROVED', 'REFUSED') or (decided_by <> asked_by and decided_by <> account_id)),
  check ((state = 'WAITING') = (decided_at is null))
);
create unique index account_request_waiting on account_request (account_id) where state = 'WAITING';

-- The link makes the first administrator. Its code is known to whoever started the product; the row keeps its hash.
create table setup_link (
  code_hash bytea primary key,
  made_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  used_by bigint references account
);

-- The drawn signature of a signatory, each version for itself. A permit names the version that it was signed with in
-- `permit.signatory`, so a row and its file stay when a newer one takes its place: permits of the past never change.
create table signature_picture (
  storage_id uuid primary key,
  account_id bigint not null references account,
  made_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
-- One is in use at a time.
create unique index signature_picture_in_use on signature_picture (account_id) where ended_at is null;
create index signature_picture_account on signature_picture (account_id);

-- A person saves the query of a list's address under a name of their own (decision 0067).
create table saved_view (
  view_id bigint generated always as identity primary key,
  account_id bigint not null references account,
  list text not null,
  name text not null,
  query text not null,
  position integer not null,
  unique (account_id, list, name),
  check (list in ('clearances', 'applications', 'holdings', 'payments', 'users'))
);

-- A person chooses how each list of a desk is shown (decision 0034).
create table list_choice (
  account_id bigint not null references account,
  list text not null check (list in ('clearances', 'applications', 'holdings', 'payments', 'users')),
  hidden text[] not null,
  density text not null check (density in ('comfortable', 'compact')),
  primary key (account_id, list)
);

-- The export is what the system holds about a person, made by a job as a file that only this person fetches (RA 10173 s.18, decision 0109).
create table own_export (
  export_id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  asked_at timestamptz(3) not null,
  -- A person gets one a day of the municipality's clock.
  asked_on date not null,
  expires_at timestamptz(3) not null,
  ready_at timestamptz(3),
  storage_key text,
  size integer,
  unique (account_id, asked_on),
  check ((ready_at is null) = (storage_key is null)),
  check ((ready_at is null) = (size is null))
);
create index own_export_expiry on own_export (expires_at);

-- A person requests that what need not be kept about them is erased (RA 10173 s.16e and 34, decision 0109).
create table erasure_request (
  erasure_id bigint generated always as identity primary key,
  account_id bigint not null references account,
  state text not null default 'ASKED' check (state in ('ASKED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXECUTED')),
  remarks text not null default '',
  asked_at timestamptz(3) not null,
  -- Until then the person may take it back, whatever was decided.
  executes_at timestamptz(3) not null,
  -- No administrator where time or the person ended it.
  decided_by bigint references account,
  decided_at timestamptz(3),
  reason text not null default '',
  ended_at timestamptz(3),
  check (executes_at > asked_at),
  check (decided_by <> account_id),
  check (state <> 'APPROVED' or decided_by is not null),
  check ((state in ('REFUSED', 'WITHDRAWN', 'EXECUTED')) = (ended_at is not null))
);
create unique index erasure_open on erasure_request (account_id) where state in ('ASKED', 'APPROVED');
create index erasure_waiting on erasure_request (executes_at) where state = 'APPROVED';
create index erasure_account on erasure_request (account_id, erasure_id desc);
