-- What became of a condition of a clearance (decision 0119): the owner's answer, and what the office says of it. `place` is that of the condition in
-- clearance.conditions; without a row nobody has said anything yet.
create table condition_answer (
  clearance_id bigint not null references clearance,
  place integer not null check (place >= 0),
  note text not null default '',
  document_id uuid references document,
  answered_by bigint references account,
  answered_at timestamptz(3),
  outcome text check (outcome in ('MET', 'NOT_MET')),
  remark text not null default '',
  judged_by bigint references account,
  judged_at timestamptz(3),
  primary key (clearance_id, place),
  check ((outcome is null) = (judged_at is null)),
  check (answered_at is not null or outcome = 'MET')
);
create index condition_answer_document on condition_answer (document_id) where document_id is not null;
create index clearance_conditional on clearance (office, brgycode) where state = 'CONDITIONALLY_APPROVED';
