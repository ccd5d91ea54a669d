-- The key with which a person's unsent work is encrypted on a phone; the phone has it for the session alone (decision 0094).
create table unsent_work_key (
  account_id bigint primary key references account on delete cascade,
  work_key bytea not null check (octet_length(work_key) = 32),
  made_at timestamptz(3) not null default now()
);
