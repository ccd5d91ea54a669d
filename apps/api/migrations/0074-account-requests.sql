-- Changes of accounts that wait for another administrator (decision 0052).

create table account_request (
  account_request_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('invite', 'change', 'close', 'reopen')),
  -- What the account holds once it is approved; of a closing or an opening what it held when that was asked.
  role_ids integer[] not null,
  permissions text[] not null,
  -- What needs the second person.
  powers text[] not null check (powers <> '{}'),
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'OVERTAKEN')),
  asked_by bigint not null references account,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  decided_by bigint references account,
  decided_at timestamptz(3),
  reason text not null default '',
  -- Nobody asks about the own account, and neither who asked nor whom it concerns approves.
  constraint account_request_others check (asked_by <> account_id),
  constraint account_request_second_person check (state not in ('APPROVED', 'REFUSED') or (decided_by <> asked_by and decided_by <> account_id)),
  check ((state = 'WAITING') = (decided_at is null))
);
create unique index account_request_waiting on account_request (account_id) where state = 'WAITING';
