-- A file that arrives in pieces. Its bytes lie beside the files until the last piece came; the row then stays for a
-- day, so that a sender who did not hear the last answer is told that everything is here.
create table upload (
  upload_id uuid primary key,
  account_id bigint not null references account,
  business_id bigint not null references business (business_id),
  assessment_id bigint references application (assessment_id),
  assessment_code text,
  requirement_code text not null references requirement (code),
  file_name text not null,
  length integer not null check (length > 0),
  received integer not null default 0 check (received between 0 and length),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  finished_at timestamptz(3)
);
-- One at a time for a paper: whoever begins again gives up what was begun before.
create unique index upload_open on upload (business_id, requirement_code, coalesce(assessment_id, 0))
  where finished_at is null;
create index upload_account on upload (account_id) where finished_at is null;
create index upload_expiry on upload (expires_at);
