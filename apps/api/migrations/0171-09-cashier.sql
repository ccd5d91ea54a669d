-- The counter: paper receipts, cheques, second looks, red flags, and the report of collections and deposits.

-- Accountable Form 51: booklets of the government's printer, each in the hands of one cashier.
create table form_booklet (
  booklet_id bigint generated always as identity primary key,
  first_no bigint not null check (first_no > 0),
  last_no bigint not null check (last_no <= 9999999),
  holder_id bigint not null references account,
  assigned_by bigint not null references account,
  assigned_on date not null,
  assigned_at timestamptz not null,
  check (last_no between first_no and first_no + 49),
  exclude using gist (int8range(first_no, last_no, '[]') with &&)
);
create index form_booklet_holder on form_booklet (holder_id, booklet_id);

-- A number is used once: on a receipt, spoilt, or lost. The first of a booklet that is not here is its next.
create table used_form (
  serial bigint primary key,
  booklet_id bigint not null references form_booklet (booklet_id),
  fate text not null check (fate in ('ISSUED', 'SPOILED', 'LOST')),
  receipt_no text unique references receipt (receipt_no) deferrable initially deferred,
  reason text not null default '',
  account_id bigint not null references account,
  used_on date not null,
  used_at timestamptz not null,
  check ((fate = 'ISSUED') = (receipt_no is not null))
);
create index used_form_booklet on used_form (booklet_id, used_on);

create table cheque (
  cheque_id bigint generated always as identity primary key,
  payment_id bigint not null unique references payment (payment_id),
  bank text not null,
  cheque_no text not null,
  dated_on date not null,
  is_managers boolean not null,
  amount bigint not null check (amount > 0),
  state text not null default 'HELD' check (state in ('HELD', 'DEPOSITED', 'CLEARED', 'BOUNCED', 'CANCELLED')),
  received_on date not null,
  clears_on date not null,
  judged_by bigint references account,
  judged_at timestamptz,
  reason text not null default ''
);
-- The same piece of paper pays once; one that bounced is not taken again.
create unique index cheque_once on cheque (lower(bank), cheque_no) where state <> 'CANCELLED';
create index cheque_open on cheque (clears_on) where state in ('HELD', 'DEPOSITED');

create table deposit_slip (
  payment_id bigint primary key references payment (payment_id),
  bank text not null,
  reference text not null,
  deposited_on date not null,
  is_void boolean not null default false
);
create unique index deposit_slip_once on deposit_slip (lower(bank), lower(reference)) where not is_void;

-- What a cashier may not do alone.
create table counter_approval (
  approval_id bigint generated always as identity primary key,
  kind text not null check (kind in ('PARTIAL', 'REVERSE')),
  bill_id bigint not null references bill (bill_id),
  payment_id bigint references payment (payment_id),
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null default 'ASKED' check (state in ('ASKED', 'GRANTED', 'DENIED', 'USED', 'LAPSED')),
  asked_by bigint not null references account,
  asked_on date not null,
  asked_at timestamptz not null,
  decided_by bigint references account,
  decided_at timestamptz,
  remarks text not null default '',
  check (decided_by is null or decided_by <> asked_by),
  check ((kind = 'REVERSE') = (payment_id is not null))
);
create unique index counter_approval_partial on counter_approval (bill_id) where kind = 'PARTIAL' and state in ('ASKED', 'GRANTED');
create unique index counter_approval_reverse on counter_approval (payment_id) where kind = 'REVERSE' and state = 'ASKED';

create table red_flag (
  flag_id bigint generated always as identity primary key,
  flag_no text not null unique,
  business_id bigint not null references business (business_id),
  kind text not null check (kind in ('BOUNCED_CHEQUE')),
  params jsonb not null default '{}',
  blocks text[] not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'RESOLVED')),
  opened_by bigint references account,
  opened_at timestamptz not null,
  resolved_by bigint references account,
  resolved_at timestamptz,
  remarks text not null default ''
);
create index red_flag_open on red_flag (business_id) where state = 'OPEN';

-- Appendix 34: one officer, one fund, one day. A null collector is the electronic one.
create table collection_report (
  report_id bigint generated always as identity primary key,
  report_no text unique,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'CLOSED')),
  collector_id bigint references account,
  fund text not null check (fund in ('GENERAL', 'TRUST-BARANGAY', 'TRUST-BFP')),
  day date not null,
  counts jsonb not null default '[]',
  deposits jsonb not null default '[]',
  prepared_by bigint references account,
  prepared_at timestamptz,
  closed_by bigint references account,
  closed_at timestamptz,
  undeposited bigint,
  -- The part of it that is cash.
  cash_left bigint,
  content jsonb,
  check ((state = 'CLOSED') = (report_no is not null and content is not null and undeposited is not null and cash_left is not null))
);
create unique index collection_report_draft on collection_report (coalesce(collector_id, 0), fund, day) where state = 'DRAFT';
create index collection_report_collector on collection_report (collector_id, fund, report_id desc) where state = 'CLOSED';

-- What an entry of the ledger says of a fund is in one report, and a closed report keeps its entries.
create table report_entry (
  entry_id bigint not null references journal_entry (entry_id),
  fund text not null,
  report_id bigint not null references collection_report (report_id),
  primary key (entry_id, fund)
);
create index report_entry_report on report_entry (report_id);

create trigger report_entry_append_only before update or delete on report_entry for each row execute function refuse_change();

create table bank_deposit (
  deposit_id bigint generated always as identity primary key,
  report_id bigint not null references collection_report (report_id),
  entry_id bigint not null unique references journal_entry (entry_id),
  bank text not null,
  reference text not null,
  deposited_on date not null,
  cash bigint not null check (cash >= 0),
  cheques bigint not null check (cheques >= 0),
  check (cash + cheques > 0)
);
create index bank_deposit_report on bank_deposit (report_id);

-- A cheque that pays several funds is deposited once and booked in each.
create table deposited_cheque (
  cheque_id bigint not null references cheque (cheque_id),
  fund text not null,
  deposit_id bigint not null references bank_deposit (deposit_id),
  amount bigint not null check (amount > 0),
  primary key (cheque_id, fund)
);
