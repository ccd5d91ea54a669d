-- What an office found one of its own fees to be in a case, and what the licensing office decided of it (decision 0119). Proposed again, it waits again;
-- what stood there before is in the audit.
create table proposed_fee (
  assessment_id bigint not null references application,
  code text not null,
  clearance_id bigint not null references clearance,
  amount bigint not null check (amount > 0),
  reason text not null,
  proposed_by bigint not null references account,
  proposed_at timestamptz(3) not null,
  outcome text check (outcome in ('TAKEN', 'REJECTED')),
  decision text not null default '',
  decided_by bigint references account,
  decided_at timestamptz(3),
  primary key (assessment_id, code),
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null))
);
create index proposed_fee_clearance on proposed_fee (clearance_id);
create index proposed_fee_proposed_by on proposed_fee (proposed_by);
create index proposed_fee_decided_by on proposed_fee (decided_by) where decided_by is not null;
