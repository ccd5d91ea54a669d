-- Double entry under every centavo: what is billed, received, set aside, settled and deposited. Rows are added, never changed.

create table journal_entry (
  entry_id bigint generated always as identity primary key,
  -- REFUND_DUE takes what was found due out of the revenue or the trust that a receipt had gone to.
  kind text not null check (kind in ('BILL', 'BILL_VOID', 'COLLECTION', 'REVERSAL', 'UNAPPLIED', 'REFUND', 'REFUND_DUE', 'CREDIT', 'SETTLEMENT', 'DEPOSIT', 'REMITTANCE', 'ADJUSTMENT')),
  posted_at timestamptz not null,
  posted_on date not null,
  -- The day that counts for the payer: a payment begun in time stays in time, money that bounced was never paid.
  effective_on date not null,
  business_id bigint references business (business_id),
  bill_id bigint references bill (bill_id),
  payment_id bigint references payment (payment_id),
  receipt_no text,
  reverses bigint unique references journal_entry (entry_id),
  account_id bigint references account,
  memo text not null default ''
);
create index journal_entry_posted on journal_entry (posted_on, entry_id);
create index journal_entry_bill on journal_entry (bill_id);
create index journal_entry_receipt on journal_entry (receipt_no) where receipt_no is not null;
create index journal_entry_uncollected on journal_entry (entry_id) where kind in ('REVERSAL', 'ADJUSTMENT', 'SETTLEMENT', 'UNAPPLIED', 'REFUND');
-- Money of a business that is applied to nothing.
create index journal_entry_business on journal_entry (business_id, effective_on);
create index journal_entry_collected on journal_entry (posted_on, entry_id) where kind in ('COLLECTION', 'REVERSAL');

create trigger journal_entry_append_only before update or delete on journal_entry for each row execute function refuse_change();
create trigger journal_entry_no_truncate before truncate on journal_entry for each statement execute function refuse_change();

-- The lines of an entry are written in one statement, so that an entry that does not balance cannot exist, not even for a moment.
create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if exists (select from fresh group by entry_id, fund having sum(debit) <> sum(credit)) then
    raise exception 'an entry does not balance' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create table journal_line (
  entry_id bigint not null references journal_entry (entry_id),
  position integer not null,
  account_code text not null,
  fund text not null check (fund in ('GENERAL', 'TRUST-BARANGAY', 'TRUST-BFP')),
  debit bigint not null default 0 check (debit >= 0),
  credit bigint not null default 0 check (credit >= 0),
  bill_id bigint references bill (bill_id),
  installment_no integer,
  line_no integer,
  -- Set on what a receipt prints and on nothing else.
  kind text check (kind in ('PRINCIPAL', 'SURCHARGE', 'INTEREST')),
  code text not null default '',
  name text not null default '',
  primary key (entry_id, position),
  check ((debit = 0) <> (credit = 0))
);
create index journal_line_bill on journal_line (bill_id) where bill_id is not null;
create index journal_line_account on journal_line (account_code, entry_id);
-- The index finds what receipts collected in a period, without the other lines of their entries.
create index journal_line_printed on journal_line (entry_id) where kind is not null;

create trigger journal_line_balanced after insert on journal_line referencing new table as fresh for each statement execute function refuse_unbalanced();
create trigger journal_line_append_only before update or delete on journal_line for each row execute function refuse_change();
create trigger journal_line_no_truncate before truncate on journal_line for each statement execute function refuse_change();

create table receipt (
  receipt_no text primary key,
  payment_id bigint not null references payment (payment_id),
  agency text not null check (agency in ('MUNICIPAL', 'BARANGAY', 'BFP')),
  fund text not null,
  payor text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'ISSUED',
  issued_at timestamptz not null,
  entry_id bigint unique references journal_entry (entry_id) not null,
  series text not null default 'EOR' check (series in ('EOR', 'AF51')),
  tender text not null default 'GATEWAY' check (tender in ('GATEWAY', 'CASH', 'CHEQUE', 'DEPOSIT', 'CREDIT')),
  collector_id bigint references account,
  report_id bigint,
  undone_at timestamptz,
  undone_by bigint references account,
  undone_reason text
);
create index receipt_issued on receipt (issued_at);
create unique index receipt_payment on receipt (payment_id, agency) where state = 'ISSUED';
create index receipt_unreported on receipt (collector_id, fund) where report_id is null;
create index receipt_collector on receipt (collector_id, issued_at desc) where collector_id is not null;
-- The receipts of a payment, whatever became of them; the unique index holds only those that are valid.
create index receipt_of_payment on receipt (payment_id);
create index receipt_no_begins on receipt (receipt_no text_pattern_ops);

create trigger receipt_not_deleted before delete on receipt for each row execute function refuse_change();
create trigger receipt_no_truncate before truncate on receipt for each statement execute function refuse_change();

-- A statement is kept as it was issued, so that the paper in a hand and the paper on the server are one.
create table statement_paper (
  soa_no text primary key,
  business_id bigint not null references business (business_id),
  as_of date not null,
  issued_at timestamptz not null,
  issued_by bigint not null references account,
  content jsonb not null
);
create index statement_paper_business on statement_paper (business_id, issued_at desc);

create trigger statement_paper_append_only before update or delete on statement_paper for each row execute function refuse_change();

-- Money that cannot be posted as it came: twice paid, wrong amount, unknown order.
create table payment_exception (
  exception_id bigint generated always as identity primary key,
  kind text not null check (kind in ('OVERPAYMENT', 'MISMATCH', 'UNKNOWN')),
  request_id text references payment_attempt (request_id),
  notification_id bigint references payment_notification (notification_id),
  amount bigint not null,
  detail text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'PROPOSED', 'REFUNDING', 'CLOSED')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  entry_id bigint references journal_entry (entry_id),
  currency text not null default 'PHP',
  outcome text check (outcome in ('POSTED', 'REFUNDED', 'CREDITED', 'MATCHED', 'DISMISSED')),
  reason text not null default '',
  business_id bigint references business (business_id),
  refund_id text unique,
  proposed_by bigint references account,
  proposed_at timestamptz,
  decided_by bigint references account,
  -- Whoever agrees is another person than whoever proposed.
  constraint payment_exception_second_person check (decided_by <> proposed_by)
);
create index payment_exception_request on payment_exception (request_id);
-- The same money is put aside once, however often the gateway repeats itself, also while its return is under way.
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
-- One open claim for each order and reference: pressing twice opens one.
create unique index payment_claim_once on payment_claim (bill_id, reference) where state = 'OPEN';

-- A written claim to get paid money back (RA 7160 s.196) is evaluated by one person and decided by another, then credited or given back.
create table refund_claim (
  claim_id bigint generated always as identity primary key,
  refund_no text not null unique,
  receipt_no text not null references receipt (receipt_no),
  business_id bigint not null references business (business_id),
  -- Whose claim it is; filed_by is the owner too, or the clerk who wrote it down at the counter.
  account_id bigint not null references account,
  filed_by bigint not null references account,
  amount bigint not null check (amount > 0),
  ground text not null check (ground in ('PAID_TWICE', 'WRONG_COMPUTATION', 'CLOSED_OR_EXEMPT', 'OTHER')),
  reason text not null,
  state text not null default 'CLAIMED' check (state in ('CLAIMED', 'EVALUATED', 'APPROVED', 'DENIED', 'REFUNDING', 'CREDITED', 'REFUNDED')),
  due_on date not null,
  filed_at timestamptz not null,
  storage_key text,
  file_name text,
  media_type text,
  size bigint,
  amount_found bigint check (amount_found between 0 and amount),
  finding text not null default '',
  evaluated_by bigint references account,
  evaluated_at timestamptz,
  decision text not null default '',
  decided_by bigint references account,
  decided_at timestamptz,
  entry_id bigint unique references journal_entry (entry_id),
  voucher_kind text check (voucher_kind in ('CHEQUE', 'CASH')),
  voucher_no text,
  -- The gateway gives it back under this number, the same at every repetition.
  gateway_refund_id text unique,
  settled_by bigint references account,
  settled_at timestamptz,
  -- Whoever decides is another person than whoever evaluated.
  constraint refund_claim_second_person check (decided_by <> evaluated_by),
  check ((state = 'CLAIMED') = (amount_found is null)),
  check ((state in ('APPROVED', 'REFUNDING', 'CREDITED', 'REFUNDED')) = (entry_id is not null)),
  check ((voucher_kind is null) = (voucher_no is null))
);
-- One claim of a receipt at a time: pressing twice files once.
create unique index refund_claim_open on refund_claim (receipt_no) where state in ('CLAIMED', 'EVALUATED');
create unique index refund_claim_voucher on refund_claim (voucher_kind, lower(voucher_no)) where voucher_no is not null;
create index refund_claim_receipt on refund_claim (receipt_no);
create index refund_claim_account on refund_claim (account_id, claim_id desc);
create index refund_claim_waiting on refund_claim (due_on, claim_id) where state in ('CLAIMED', 'EVALUATED', 'APPROVED', 'REFUNDING');
