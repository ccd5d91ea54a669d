-- Answers to the client satisfaction survey of ARTA Memorandum Circular 2022-05, once for each application. `sqd` holds the nine ratings in their order, 5 strongly
-- agree to 1 strongly disagree, null where the question does not apply. The application says that it was answered; no report shows whose answer it is.
create table satisfaction_response (
  response_id bigint generated always as identity primary key,
  assessment_id bigint not null unique references application,
  service text not null,
  client_type text not null check (client_type in ('CITIZEN', 'BUSINESS', 'GOVERNMENT')),
  sex text check (sex in ('MALE', 'FEMALE')),
  age smallint check (age between 15 and 120),
  region text not null default '',
  cc1 smallint not null check (cc1 between 1 and 4),
  cc2 smallint not null check (cc2 between 1 and 5),
  cc3 smallint not null check (cc3 between 1 and 4),
  sqd smallint[] not null check (cardinality(sqd) = 9 and 1 <= all (array_remove(sqd, null)) and 5 >= all (array_remove(sqd, null))),
  suggestions text not null default '',
  email text not null default '',
  answered_on date not null
);
create index satisfaction_response_by_day on satisfaction_response (answered_on);
