-- A failure of a release counts once for each person: one account that reports it thirty times ends no good trial.
create table release_failure_person (
  release_failure_id bigint not null references release_failure on delete cascade,
  account_id bigint not null references account on delete cascade,
  last_at timestamptz(3) not null,
  primary key (release_failure_id, account_id)
);
create index release_failure_person_last on release_failure_person (last_at);
create index release_failure_person_account on release_failure_person (account_id);

-- Nobody read it any more.
alter table release_failure drop column times;
