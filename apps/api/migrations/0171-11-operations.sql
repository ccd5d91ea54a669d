-- What browsers report of a release, and the references to tables of a later file.

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

-- These tables are made before the ones that they reference.
alter table audit_entry add foreign key (account_id) references account;
alter table audit_entry add foreign key (delegation_id) references delegation;
alter table idempotency_key add foreign key (account_id) references account on delete cascade;
alter table setting add foreign key (updated_by) references account;
alter table receipt add constraint receipt_report foreign key (report_id) references collection_report (report_id);
