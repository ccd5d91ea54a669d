-- What browsers report of a release that did not start there (decision 0144): the same failure of one version is one
-- row with a count, so that a bad release cannot fill the table.
create table release_failure (
  release_failure_id bigint generated always as identity primary key,
  release_no integer not null,
  slot text not null,
  version text not null,
  stage text not null check (stage in ('entry', 'code', 'render', 'signature')),
  message text not null,
  times integer not null default 1,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  unique (release_no, slot, version, stage)
);
create index release_failure_last on release_failure (last_at desc);
