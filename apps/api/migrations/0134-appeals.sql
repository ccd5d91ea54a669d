-- Appeals against refusals and sanctions (decision 0124). The decision that is appealed is kept as it was: a reversal
-- changes the row that it stood in.
create table appeal (
  appeal_id bigint generated always as identity primary key,
  appeal_no text not null unique,
  business_id bigint not null references business (business_id),
  assessment_id bigint references application (assessment_id),
  clearance_id bigint references clearance (clearance_id),
  -- References sanction from 0163 on, for a new database creates it in 0144.
  sanction_id bigint,
  state text not null default 'FILED' check (state in ('FILED', 'UPHELD', 'REVERSED')),
  office text not null,
  -- Of a barangay's decision, which barangay.
  brgycode text references barangay (brgycode),
  contested_by bigint not null references account,
  contested_at timestamptz(3) not null,
  contested_reason text not null,
  reason text not null,
  filed_by bigint not null references account,
  filed_at timestamptz(3) not null,
  decision text not null default '',
  decided_by bigint references account,
  decided_at timestamptz(3),
  check (num_nonnulls(assessment_id, sanction_id) = 1),
  check (clearance_id is null or assessment_id is not null),
  -- Nobody judges an appeal against their own decision.
  check (decided_by is null or decided_by <> contested_by),
  check ((state = 'FILED') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
-- One appeal for each decision; what is refused again can be appealed again.
create unique index appeal_of_application on appeal (assessment_id, contested_at) where clearance_id is null;
create unique index appeal_of_clearance on appeal (clearance_id, contested_at);
create unique index appeal_of_sanction on appeal (sanction_id, contested_at);
create index appeal_assessment on appeal (assessment_id);
create index appeal_business on appeal (business_id, appeal_id desc);
create index appeal_contested_by on appeal (contested_by);
create index appeal_filed_by on appeal (filed_by);
create index appeal_decided_by on appeal (decided_by);
create index appeal_brgycode on appeal (brgycode);

create table appeal_paper (
  paper_id uuid primary key,
  appeal_id bigint not null references appeal,
  storage_key text not null unique,
  file_name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  sent_by bigint not null references account,
  sent_at timestamptz(3) not null
);
create index appeal_paper_appeal on appeal_paper (appeal_id);
create index appeal_paper_sent_by on appeal_paper (sent_by);

-- Working days to appeal against the refusal of an application, a suspension or a revocation.
insert into setting (key, value) values ('appeals', '{"decided_wd": 15}');
