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
