-- What every act writes down: audit, outgoing mail, request keys, settings, gapless numbers.

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  account_id bigint references account,
  role_name text,
  act text not null,
  object_kind text not null,
  object_id text not null,
  detail jsonb not null default '{}'
);
create index audit_entry_object on audit_entry (object_kind, object_id, id);
create index audit_entry_account on audit_entry (account_id, id);

create trigger audit_entry_append_only before update or delete on audit_entry for each row execute function refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry for each statement execute function refuse_change();

create table mail (
  id bigint generated always as identity primary key,
  to_address text not null,
  template text not null,
  locale text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);
create index mail_to on mail (to_address, created_at desc);
create index mail_state on mail (state, id) where state <> 'SENT';

create table idempotency_key (
  account_id bigint not null references account on delete cascade,
  key text not null,
  endpoint text not null,
  body_hash text not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE')),
  reply jsonb,
  claimed_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (account_id, key)
);
create index idempotency_key_expires on idempotency_key (expires_at);

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null default now(),
  updated_by bigint references account
);

-- A number is taken inside the transaction that uses it: a transaction that fails gives it back, so no number is skipped.
create table number_series (
  series text not null,
  year integer not null,
  last bigint not null,
  primary key (series, year)
);

-- The realtime adapter keeps messages here that do not fit a notification.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
