-- What the system holds about a person, made by a job as a file that only this person fetches (RA 10173 s.18, decision 0109).
create table own_export (
  export_id uuid primary key default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  asked_at timestamptz(3) not null,
  -- The day of the town's clock: one a day.
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
