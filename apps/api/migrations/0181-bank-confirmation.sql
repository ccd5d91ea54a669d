-- An order that was paid by a cheque or by the slip of a deposit waits for the bank (domain reference 3.10c).
-- A manager's cheque counts at once when a second person has confirmed it.
alter table cheque add column confirmed_at timestamptz, add column confirmed_by bigint references account;
alter table cheque add constraint cheque_confirmed check (confirmed_at is null or is_managers);
-- What the bank's own line says of a cheque or a slip, as the treasurer matched it.
alter table cheque add column bank_reference text not null default '';
alter table deposit_slip
  add column matched_at timestamptz,
  add column matched_by bigint references account,
  add column bank_reference text not null default '';
-- Nothing of it is owed while the bank has not confirmed what paid it: it is neither paid nor overdue.
alter table installment add column awaits_bank boolean not null default false;
create index deposit_slip_waiting on deposit_slip (payment_id) where not is_void and matched_at is null;

-- What was taken before counted as paid at once and stays so; no bank's line is made up for it.
update cheque set confirmed_at = received_on::timestamptz where is_managers and state in ('HELD', 'DEPOSITED');
update deposit_slip s set matched_at = p.posted_at from payment p where p.payment_id = s.payment_id and not s.is_void;
