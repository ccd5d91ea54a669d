-- Bills, their installments and what is disputed of them; payments through the gateway. Money is whole centavos.

create table bill (
  bill_id bigint generated always as identity primary key,
  assessment_id bigint not null references application (assessment_id),
  version integer not null,
  top_no text unique,
  state text not null,
  ordinance_version_id bigint not null references ordinance_version (ordinance_version_id),
  input jsonb not null,
  result jsonb not null,
  total bigint not null,
  -- A bill that the revenue code lets be computed at once is nobody's computation: no person computed it, and none is named.
  computed_by bigint references account,
  computed_at timestamptz not null,
  approved_by bigint references account,
  approved_at timestamptz,
  valid_until date,
  reason text,
  -- The order that took over what was unpaid on this one.
  carried_to bigint references bill (bill_id),
  unique (assessment_id, version)
);
create unique index bill_current on bill (assessment_id) where state in ('COMPUTED', 'APPROVED', 'SETTLED');
create index bill_valid_until on bill (valid_until) where state = 'APPROVED';
create index bill_ordinance on bill (ordinance_version_id);
create index bill_carried_to on bill (carried_to) where carried_to is not null;
create index bill_number_parts on bill using gin (top_no gin_trgm_ops);

create trigger bill_not_deleted before delete on bill for each row execute function refuse_change();
create trigger bill_no_truncate before truncate on bill for each statement execute function refuse_change();

create table bill_line (
  bill_id bigint not null references bill (bill_id),
  line_no integer not null,
  code text not null,
  name text not null,
  name_fil text not null,
  kind text not null check (kind in ('TAX', 'FEE', 'FIRE', 'BARANGAY_FEE', 'BARANGAY_TAX')),
  agency text not null check (agency in ('MUNICIPAL', 'BARANGAY', 'BFP')),
  account_code text not null,
  ordinance_section text not null,
  basis jsonb not null,
  amount bigint not null check (amount >= 0),
  -- Lines and installments of an earlier year keep their year, due days and revenue code. `root_id` names the installment as it was first billed, so that
  -- what was paid on it before it was carried over still counts.
  of_year integer,
  primary key (bill_id, line_no)
);

create trigger bill_line_append_only before update or delete on bill_line for each row execute function refuse_change();
create trigger bill_line_no_truncate before truncate on bill_line for each statement execute function refuse_change();

create table installment (
  installment_id bigint generated always as identity primary key,
  bill_id bigint not null references bill (bill_id),
  no integer not null,
  nominal_due_on date not null,
  due_on date not null,
  state text not null default 'NOT_DUE',
  paid_at timestamptz,
  of_year integer,
  of_no integer,
  of_mode text check (of_mode in ('ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY')),
  of_ordinance_version_id bigint references ordinance_version (ordinance_version_id),
  root_id bigint references installment (installment_id),
  unique (bill_id, no)
);
create index installment_root on installment (root_id) where root_id is not null;

create table installment_item (
  installment_id bigint not null references installment (installment_id),
  line_no integer not null,
  amount bigint not null check (amount >= 0),
  bears_penalty boolean not null,
  paid bigint not null default 0 check (paid >= 0 and paid <= amount),
  surcharge_paid bigint not null default 0,
  interest_paid bigint not null default 0,
  -- The owner disputes one line of an order of payment (LGC s.195). From the day of the dispute to the day of its decision nothing is added to the
  -- line and it is not collected; both days are kept with the line's share of each installment, where surcharge and interest are computed.
  disputed_on date,
  freed_on date,
  primary key (installment_id, line_no),
  constraint installment_item_freeze
  check (freed_on is null or (disputed_on is not null and freed_on >= disputed_on))
);

create table installment_waiver (
  waiver_id bigint generated always as identity primary key,
  installment_id bigint not null references installment (installment_id),
  state text not null default 'PROPOSED' check (state in ('PROPOSED', 'APPROVED', 'DENIED')),
  resolution_no text not null,
  reason text not null,
  proposed_by bigint not null references account,
  proposed_at timestamptz not null,
  decided_by bigint references account,
  decided_at timestamptz,
  check (decided_by is null or decided_by <> proposed_by)
);
create unique index installment_waiver_standing on installment_waiver (installment_id) where state in ('PROPOSED', 'APPROVED');

create table line_dispute (
  dispute_id bigint generated always as identity primary key,
  dispute_no text not null unique,
  bill_id bigint not null,
  line_no integer not null,
  business_id bigint not null references business (business_id),
  account_id bigint not null references account,
  reason text not null,
  -- What the line was billed at, and what its owner holds right.
  amount_billed bigint not null check (amount_billed > 0),
  amount_held bigint not null check (amount_held >= 0 and amount_held < amount_billed),
  state text not null default 'OPEN' check (state in ('OPEN', 'UPHELD', 'REJECTED', 'WITHDRAWN')),
  filed_on date not null,
  filed_at timestamptz not null,
  decide_by date not null,
  -- What the line is after it was found wrong.
  amount_found bigint check (amount_found >= 0 and amount_found < amount_billed),
  decision text not null default '',
  ended_on date,
  ended_by bigint references account,
  ended_at timestamptz,
  foreign key (bill_id, line_no) references bill_line (bill_id, line_no),
  check ((state = 'OPEN') = (ended_at is null)),
  check ((state = 'UPHELD') = (amount_found is not null)),
  -- Nobody decides on what they disputed themselves; they may take it back.
  check (state in ('OPEN', 'WITHDRAWN') or ended_by <> account_id)
);
-- A line is disputed once: two requests at the same time, and a second one after the decision, find it taken.
create unique index line_dispute_line on line_dispute (bill_id, line_no);
create index line_dispute_business on line_dispute (business_id);
create index line_dispute_waiting on line_dispute (decide_by, dispute_id) where state = 'OPEN';

-- What an office found one of its own fees to be in a case, and what the licensing office decided of it (decision 0119). Proposed again, it waits again;
-- the audit keeps its former values.
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

create table payment_attempt (
  request_id text primary key,
  bill_id bigint not null references bill (bill_id),
  account_id bigint not null references account,
  provider text not null,
  method text not null,
  amount bigint not null check (amount > 0),
  state text not null,
  items jsonb not null,
  message text not null default '',
  response_id text,
  response_code text,
  provider_ref text,
  asked_at timestamptz,
  ask_again_at timestamptz,
  created_at timestamptz not null,
  lock_until timestamptz not null,
  closed_at timestamptz,
  -- Under which authority a payment was begun; null where its owner pays.
  paid_under bigint references delegation default delegation_of_act()
);
create index payment_attempt_account on payment_attempt (account_id, created_at desc);
create index payment_attempt_bill on payment_attempt (bill_id, created_at desc);
create index payment_attempt_open on payment_attempt (ask_again_at) where state in ('CREATED', 'REDIRECTED', 'PENDING');
create index attempt_by_amount on payment_attempt (amount, request_id);
-- The payments of all owners in their own order, newest first: each page sorted every attempt that was ever made (decision 0034).
create index attempt_by_start on payment_attempt (created_at, request_id);
-- Payments are found by any part of their own number and of that of the order of payment; a number that nobody has read them all (decision 0068).
create index attempt_number_parts on payment_attempt using gin (request_id gin_trgm_ops);

create trigger payment_attempt_not_deleted before delete on payment_attempt for each row execute function refuse_change();
create trigger payment_attempt_no_truncate before truncate on payment_attempt for each statement execute function refuse_change();

-- Of a notification that nobody signed the first 4 KB are kept, and those for thirty days; `event_id` is the SHA-256 of all its bytes.
create table payment_notification (
  notification_id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  request_id text,
  received_at timestamptz not null default now(),
  remote_address text,
  raw bytea not null,
  is_signed boolean,
  verdict text not null default 'RECEIVED',
  detail text not null default '',
  times integer not null default 1,
  unique (provider, event_id)
);
create index payment_notification_list on payment_notification (notification_id desc, verdict);
create index payment_notification_forged on payment_notification (received_at) where verdict = 'FORGED';

create table payment (
  payment_id bigint generated always as identity primary key,
  request_id text unique references payment_attempt (request_id),
  bill_id bigint not null references bill (bill_id),
  amount bigint not null check (amount > 0),
  channel text not null,
  reference text not null,
  paid_at timestamptz not null,
  posted_at timestamptz not null default now()
);
create index payment_bill on payment (bill_id);

create trigger payment_append_only before update or delete on payment for each row execute function refuse_change();
create trigger payment_no_truncate before truncate on payment for each statement execute function refuse_change();
