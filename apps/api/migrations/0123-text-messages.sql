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

create table sms (
  sms_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  number text not null,
  template text not null,
  -- Taken out once it was sent.
  body text not null check (length(body) <= 160),
  -- SENDING is left by whoever took it and never came back: it may have gone, so nobody sends it again.
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'DROPPED')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz(3) not null default now(),
  taken_at timestamptz(3)
);
create index sms_taken on sms (taken_at) where taken_at is not null;
create index sms_account on sms (account_id, taken_at) where taken_at is not null;
create index sms_created on sms (created_at);
