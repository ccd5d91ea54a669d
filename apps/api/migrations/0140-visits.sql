-- Who goes, what the owner asked for, and what phones handed in of each visit (decision 0122).
alter table inspection
  add column inspector_id bigint references account,
  add column moved_by_owner_at timestamptz(3),
  add column moved_reason text not null default '';
create index inspection_planned on inspection (scheduled_at) where result is null;
create index inspection_inspector on inspection (inspector_id);

-- The questions that an office asks at the place (domain reference 3.1).
create table inspection_item (
  office text not null,
  item_code text not null check (item_code ~ '^[A-Z]{2,12}\d{2}$'),
  question jsonb not null,
  primary key (office, item_code)
);

-- Every report that a phone handed in stays; at most one of a visit is its outcome.
create table inspection_report (
  report_id bigint generated always as identity primary key,
  report_key uuid not null unique,
  inspection_id bigint not null references inspection (inspection_id),
  reported_by bigint not null references account,
  received_at timestamptz(3) not null,
  visited_at timestamptz(3) not null,
  outcome text not null check (outcome in ('TAKEN', 'SECOND', 'STALE')),
  result text not null check (result in ('PASSED', 'FAILED', 'NO_SHOW')),
  findings text not null,
  checklist jsonb not null default '[]',
  met_name text not null,
  signature jsonb not null default '[]',
  refuses_to_sign boolean not null default false,
  place jsonb
);
create unique index inspection_report_taken on inspection_report (inspection_id) where outcome = 'TAKEN';
create index inspection_report_inspection on inspection_report (inspection_id, report_id);
create index inspection_report_reported_by on inspection_report (reported_by);

-- Photos travel before their report, so they name its key and not its row.
create table inspection_photo (
  photo_id bigint generated always as identity primary key,
  photo_key uuid not null unique,
  report_key uuid not null,
  inspection_id bigint not null references inspection (inspection_id),
  sent_by bigint not null references account,
  taken_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  latitude double precision,
  longitude double precision,
  file_name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null,
  check ((latitude is null) = (longitude is null))
);
create index inspection_photo_inspection on inspection_photo (inspection_id, photo_id);
create index inspection_photo_sent_by on inspection_photo (sent_by);
