-- What becomes of money that was set aside, what the gateway pays out, and what owners claim to have paid.

alter table payment_exception
  add column currency text not null default 'PHP',
  add column outcome text check (outcome in ('POSTED', 'REFUNDED', 'CREDITED', 'MATCHED', 'DISMISSED')),
  add column reason text not null default '',
  add column business_id bigint references business (business_id),
  add column refund_id text unique,
  add column proposed_by bigint references account,
  add column proposed_at timestamptz,
  add column decided_by bigint references account,
  add constraint payment_exception_state_check check (state in ('OPEN', 'PROPOSED', 'REFUNDING', 'CLOSED')),
  -- Whoever agrees is another person than whoever proposed.
  add constraint payment_exception_second_person check (decided_by <> proposed_by);
update payment_exception set outcome = 'POSTED' where state = 'CLOSED';
-- Money whose return is under way is still set aside: the gateway may repeat itself meanwhile.
drop index payment_exception_open;
create unique index payment_exception_open on payment_exception (request_id, kind) where state <> 'CLOSED';
create index payment_exception_waiting on payment_exception (exception_id) where state <> 'CLOSED';

-- Money of a business that its next order of payment uses (domain reference 5.7).
create table taxpayer_credit (
  credit_id bigint generated always as identity primary key,
  business_id bigint not null references business (business_id),
  amount bigint not null check (amount > 0),
  used bigint not null default 0 check (used >= 0 and used <= amount),
  source_kind text not null,
  source_id text not null,
  reason text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (source_kind, source_id)
);
create index taxpayer_credit_open on taxpayer_credit (business_id) where closed_at is null;

create table settlement_file (
  file_id bigint generated always as identity primary key,
  sha256 text not null unique,
  file_name text not null,
  imported_by bigint not null references account,
  imported_at timestamptz not null
);

create table settlement_line (
  line_id bigint generated always as identity primary key,
  file_id bigint not null references settlement_file (file_id),
  row_no integer not null,
  request_id text not null unique,
  response_id text not null,
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee >= 0),
  net bigint not null check (net = gross - fee),
  settled_on date not null,
  bank_reference text not null,
  state text not null check (state in ('MATCHED', 'EXCEPTION', 'DEPOSITED', 'CLOSED')),
  problem text check (problem in ('UNKNOWN', 'UNPAID', 'AMOUNT', 'REFERENCE')),
  remarks text not null default '',
  decided_by bigint references account,
  deposited_on date,
  entry_id bigint references journal_entry (entry_id),
  unique (file_id, row_no)
);
create index settlement_line_open on settlement_line (file_id) where state <> 'CLOSED';

create table payment_claim (
  claim_id bigint generated always as identity primary key,
  claim_no text not null unique,
  account_id bigint not null references account,
  bill_id bigint not null references bill (bill_id),
  reference text not null,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  note text not null default '',
  state text not null check (state in ('OPEN', 'ANSWERED')),
  outcome text check (outcome in ('MATCHED', 'REFUSED')),
  answer text not null default '',
  request_id text references payment_attempt (request_id),
  due_on date not null,
  opened_at timestamptz not null,
  asked_at timestamptz,
  escalated_at timestamptz,
  answered_at timestamptz,
  answered_by bigint references account,
  storage_key text,
  file_name text,
  media_type text,
  size bigint,
  check ((state = 'ANSWERED') = (outcome is not null))
);
create index payment_claim_account on payment_claim (account_id, claim_id desc);
create index payment_claim_open on payment_claim (due_on, claim_id) where state = 'OPEN';
-- One open claim for each order and reference: pressing twice asks once.
create unique index payment_claim_once on payment_claim (bill_id, reference) where state = 'OPEN';

create index payment_notification_list on payment_notification (notification_id desc, verdict);

-- What one treasurer may give back alone (centavos), and the working days of the gateway's payout and of an answer to a claim.
insert into setting (key, value) values ('gateway_office', '{"refund_alone_most": 100000, "payout_wd": 3, "answer_wd": 3}');
