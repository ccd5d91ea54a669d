-- Who may enter: accounts, roles, sessions, one-time tokens, failed tries.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end
$$;

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
  created_at timestamptz(3) not null default now()
);
create unique index account_email on account (email);

create table account_role (
  account_id bigint not null references account on delete cascade,
  position smallint not null,
  role_id integer not null references role,
  primary key (account_id, position),
  unique (account_id, role_id)
);
create index account_role_role on account_role (role_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  end_reason text check (end_reason in ('signed_out', 'ended_by_owner', 'password_changed', 'reuse', 'idle', 'expired', 'disabled'))
);
create index session_account on session (account_id) where ended_at is null;

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
  purpose text not null check (purpose in ('verify', 'recover', 'socket')),
  secret_hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index one_time_token_account on one_time_token (account_id, purpose);

create table sign_in_attempt (
  id bigint generated always as identity primary key,
  email text not null,
  ip text not null,
  succeeded boolean not null,
  at timestamptz(3) not null default now()
);
create index sign_in_attempt_email on sign_in_attempt (email, at desc);
create index sign_in_attempt_ip on sign_in_attempt (ip, at desc);
