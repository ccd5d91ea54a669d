-- A person asks that what need not be kept about them is erased (RA 10173 s.16e and 34, decision 0109).
create table erasure_request (
  erasure_id bigint generated always as identity primary key,
  account_id bigint not null references account,
  state text not null default 'ASKED' check (state in ('ASKED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXECUTED')),
  remarks text not null default '',
  asked_at timestamptz(3) not null,
  -- Until then the person may take it back, whatever was decided.
  executes_at timestamptz(3) not null,
  -- No administrator where time or the person ended it.
  decided_by bigint references account,
  decided_at timestamptz(3),
  reason text not null default '',
  ended_at timestamptz(3),
  check (executes_at > asked_at),
  check (decided_by <> account_id),
  check (state <> 'APPROVED' or decided_by is not null),
  check ((state in ('REFUSED', 'WITHDRAWN', 'EXECUTED')) = (ended_at is not null))
);
create unique index erasure_open on erasure_request (account_id) where state in ('ASKED', 'APPROVED');
create index erasure_waiting on erasure_request (executes_at) where state = 'APPROVED';
create index erasure_account on erasure_request (account_id, erasure_id desc);
