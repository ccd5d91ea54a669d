-- Bills, payments, receipts and permits. Money is whole centavos.

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
  computed_by bigint not null references account,
  computed_at timestamptz not null,
  approved_by bigint references account,
  approved_at timestamptz,
  valid_until date,
  reason text,
  unique (assessment_id, version)
);
create unique index bill_current on bill (assessment_id) where state in ('COMPUTED', 'APPROVED', 'SETTLED');
create index bill_valid_until on bill (valid_until) where state = 'APPROVED';

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
  primary key (bill_id, line_no)
);

create table installment (
  installment_id bigint generated always as identity primary key,
  bill_id bigint not null references bill (bill_id),
  no integer not null,
  nominal_due_on date not null,
  due_on date not null,
  state text not null default 'NOT_DUE',
  paid_at timestamptz,
  unique (bill_id, no)
);

create table installment_item (
  installment_id bigint not null references installment (installment_id),
  line_no integer not null,
  amount bigint not null check (amount >= 0),
  bears_penalty boolean not null,
  paid bigint not null default 0 check (paid >= 0 and paid <= amount),
  surcharge_paid bigint not null default 0,
  interest_paid bigint not null default 0,
  primary key (installment_id, line_no)
);

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
  closed_at timestamptz
);
create index payment_attempt_account on payment_attempt (account_id, created_at desc);
create index payment_attempt_bill on payment_attempt (bill_id, created_at desc);
create index payment_attempt_open on payment_attempt (ask_again_at) where state in ('CREATED', 'REDIRECTED', 'PENDING');

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

create table receipt (
  receipt_no text primary key,
  payment_id bigint not null references payment (payment_id),
  agency text not null check (agency in ('MUNICIPAL', 'BARANGAY', 'BFP')),
  fund text not null,
  payor text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'ISSUED',
  issued_at timestamptz not null,
  unique (payment_id, agency)
);
create index receipt_issued on receipt (issued_at);

create table receipt_line (
  receipt_no text not null references receipt (receipt_no),
  position integer not null,
  code text not null,
  account_code text not null,
  name text not null,
  kind text not null check (kind in ('PRINCIPAL', 'SURCHARGE', 'INTEREST')),
  installment_no integer not null,
  amount bigint not null check (amount > 0),
  primary key (receipt_no, position)
);

-- Money that cannot be posted as it came: twice paid, wrong amount, unknown order.
create table payment_exception (
  exception_id bigint generated always as identity primary key,
  kind text not null check (kind in ('OVERPAYMENT', 'MISMATCH', 'UNKNOWN')),
  request_id text references payment_attempt (request_id),
  notification_id bigint references payment_notification (notification_id),
  amount bigint not null,
  detail text not null,
  state text not null default 'OPEN',
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
create index payment_exception_request on payment_exception (request_id);
-- The same money is put aside once, however often the gateway repeats itself.
create unique index payment_exception_open on payment_exception (request_id, kind) where state = 'OPEN';

create table permit (
  permit_id bigint generated always as identity primary key,
  permit_no text not null unique,
  assessment_id bigint not null references application (assessment_id),
  business_id bigint not null references business (business_id),
  state text not null,
  version integer not null default 1,
  token text not null unique,
  content jsonb not null,
  expires_on date not null,
  generated_by bigint not null references account,
  generated_at timestamptz not null,
  signed_by bigint references account,
  signed_at timestamptz,
  signatory jsonb,
  reason text
);
create index permit_business on permit (business_id, permit_id desc);
create index permit_application on permit (assessment_id);

create table permit_scan (
  scan_id bigint generated always as identity primary key,
  account_id bigint not null references account,
  scanned_at timestamptz not null,
  permit_id bigint references permit (permit_id),
  verdict text not null
);
create index permit_scan_account on permit_scan (account_id, scan_id desc);
