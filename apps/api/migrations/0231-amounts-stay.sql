-- Amounts and the evidence of who gave what stay as they were written, whoever writes (decision 0052).

create function keep_receipt() returns trigger language plpgsql as $$
begin
  raise exception 'receipt % stays as it was issued', old.receipt_no using errcode = 'restrict_violation';
end
$$;
create trigger receipt_kept before update on receipt for each row
  when ((old.receipt_no, old.payment_id, old.agency, old.fund, old.payor, old.amount, old.issued_at)
    is distinct from (new.receipt_no, new.payment_id, new.agency, new.fund, new.payor, new.amount, new.issued_at))
  execute function keep_receipt();

-- The lines of a bill are append only. Its total, which includes late charges of the day of its computing, grows by
-- the lines that the same transaction adds and falls by what a dispute that it decides found too much, by nothing else.
create function check_bill_total() returns trigger language plpgsql as $$
begin
  if new.total - old.total is distinct from (
    select sum(amount) from bill_line where bill_id = new.bill_id and xmin = pg_current_xact_id()::xid
  ) and not exists (
    select from line_dispute
    where bill_id = new.bill_id and state = 'UPHELD' and amount_billed - amount_found = old.total - new.total
      and xmin = pg_current_xact_id()::xid
  ) then
    raise exception 'the total of bill % is not that of its lines', new.bill_id using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create constraint trigger bill_total_checked after update of total on bill deferrable initially deferred for each row
  when (old.total is distinct from new.total) execute function check_bill_total();

create function keep_bill() returns trigger language plpgsql as $$
begin
  raise exception 'bill % stays as it was computed', old.bill_id using errcode = 'restrict_violation';
end
$$;
create trigger bill_kept before update on bill for each row
  when ((old.bill_id, old.assessment_id, old.version, old.computed_by, old.computed_at)
    is distinct from (new.bill_id, new.assessment_id, new.version, new.computed_by, new.computed_at))
  execute function keep_bill();

-- A grant ends, and nothing else of it changes.
create function keep_grant() returns trigger language plpgsql as $$
begin
  raise exception 'grant % stays as it was given', old.grant_id using errcode = 'restrict_violation';
end
$$;
create trigger account_grant_kept before update on account_grant for each row
  when (old.ended_at is not null or (old.grant_id, old.account_id, old.power, old.asked_by, old.approved_by, old.granted_at)
    is distinct from (new.grant_id, new.account_id, new.power, new.asked_by, new.approved_by, new.granted_at))
  execute function keep_grant();
create trigger account_grant_not_deleted before delete on account_grant for each row execute function refuse_change();
create trigger account_grant_no_truncate before truncate on account_grant for each statement execute function refuse_change();
