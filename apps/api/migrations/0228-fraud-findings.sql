-- A finding of fraud or of the intent to evade tax: its years may be assessed within ten years from the discovery instead of five from the day on
-- which the tax fell due (LGC s.194). Proposed by one treasurer and decided by another; a confirmed one is withdrawn by two persons as well.
create table fraud_finding (
  finding_id bigint generated always as identity primary key,
  finding_no text not null unique,
  business_id bigint not null references business (business_id),
  state text not null default 'PROPOSED' check (state in ('PROPOSED', 'DISMISSED', 'CONFIRMED', 'WITHDRAWAL_PROPOSED', 'WITHDRAWN')),
  ground text not null check (ground in ('FRAUD', 'INTENT_TO_EVADE')),
  evidence text not null check (evidence <> ''),
  -- The number of the paper that proves it.
  evidence_no text not null check (evidence_no <> ''),
  discovered_on date not null,
  tax_years integer[] not null check (cardinality(tax_years) > 0),
  proposed_by bigint not null references account,
  proposed_at timestamptz not null,
  decision text not null default '',
  decided_by bigint references account,
  decided_at timestamptz,
  withdrawal_reason text not null default '',
  withdrawal_proposed_by bigint references account,
  withdrawal_proposed_at timestamptz,
  withdrawal_decision text not null default '',
  withdrawal_decided_by bigint references account,
  withdrawal_decided_at timestamptz,
  check ((state = 'PROPOSED') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (decided_by <> proposed_by),
  check ((withdrawal_proposed_at is null) = (withdrawal_proposed_by is null)),
  check ((withdrawal_decided_at is null) = (withdrawal_decided_by is null)),
  check (state <> 'WITHDRAWAL_PROPOSED' or (withdrawal_proposed_at is not null and withdrawal_decided_at is null)),
  check (state <> 'WITHDRAWN' or withdrawal_decided_at is not null),
  check (withdrawal_decided_by <> withdrawal_proposed_by)
);
create index fraud_finding_business on fraud_finding (business_id);
create index fraud_finding_waiting on fraud_finding (finding_id) where state in ('PROPOSED', 'WITHDRAWAL_PROPOSED');
