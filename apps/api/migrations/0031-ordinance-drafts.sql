-- A version of the revenue code begins as a draft, is rehearsed on real assessments, and is published by a second person.

alter table ordinance_version
  drop constraint ordinance_version_state_check,
  drop constraint ordinance_version_version_key,
  add constraint ordinance_version_state_check check (state in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  add column parent_id bigint references ordinance_version (ordinance_version_id),
  add column revision integer not null default 1,
  -- Everybody who started or saved the draft: none of them publishes it.
  add column edited_by bigint[] not null default '{}',
  add column created_by bigint references account,
  add column created_at timestamptz(3) not null default now(),
  add column saved_by bigint references account,
  add column saved_at timestamptz(3) not null default now(),
  add column published_by bigint references account,
  add column reason text not null default '';

-- What was withdrawn gives its name back; a published version has one open draft at most.
create unique index ordinance_version_name on ordinance_version (version) where state <> 'WITHDRAWN';
create unique index ordinance_version_draft on ordinance_version (parent_id) where state = 'DRAFT';
create unique index ordinance_version_effect on ordinance_version (effective_on) where state = 'PUBLISHED';
create index bill_ordinance on bill (ordinance_version_id);

-- Bills rest on it: whatever asks, a published version stays as it was.
create function keep_published_ordinance() returns trigger language plpgsql as $$
begin
  raise exception 'ordinance version % is published and stays as it is', old.version;
end
$$;
create trigger ordinance_kept before update or delete on ordinance_version for each row when (old.state = 'PUBLISHED') execute function keep_published_ordinance();

create table ordinance_rehearsal (
  rehearsal_id bigint generated always as identity primary key,
  ordinance_version_id bigint not null references ordinance_version (ordinance_version_id),
  parent_id bigint not null references ordinance_version (ordinance_version_id),
  revision integer not null,
  -- The draft as it was when the rehearsal was asked for; later saves do not disturb it.
  content jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE')),
  tax_year integer,
  assessments integer not null default 0,
  done integer not null default 0,
  last_bill_id bigint not null default 0,
  tally jsonb not null,
  asked_by bigint not null references account,
  asked_on date not null,
  asked_at timestamptz(3) not null,
  moved_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  unique (ordinance_version_id, revision, asked_on)
);
create index ordinance_rehearsal_open on ordinance_rehearsal (moved_at) where state <> 'DONE';
