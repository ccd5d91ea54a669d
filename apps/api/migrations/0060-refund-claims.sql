-- Written claims to have paid money back (RA 7160 s.196): evaluated by one person, decided by another, then a credit or given back.

alter table journal_entry drop constraint journal_entry_kind_check;
-- REFUND_DUE takes what was found due out of the revenue or the trust that a receipt had gone to.
alter table journal_entry add constraint journal_entry_kind_check
  check (kind in ('BILL', 'BILL_VOID', 'COLLECTION', 'REVERSAL', 'UNAPPLIED', 'REFUND', 'REFUND_DUE', 'CREDIT', 'SETTLEMENT', 'DEPOSIT', 'REMITTANCE', 'ADJUSTMENT'));

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
  -- The number under which the gateway is asked to give it back, the same at every repetition.
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

-- Working days in which a claim is evaluated; after them it is shown as late.
insert into setting (key, value) values ('refund_claims', '{"evaluate_wd": 5}');
