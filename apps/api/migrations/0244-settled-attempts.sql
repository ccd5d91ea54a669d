-- Whether a settlement file of the gateway names the attempt: what no file names was looked for among all that were ever paid.
alter table payment_attempt add column is_settled boolean not null default false;

create function mark_settled_attempt() returns trigger language plpgsql as $$
begin
  update payment_attempt set is_settled = true where request_id = new.request_id and not is_settled;
  return null;
end
$$;
create trigger settlement_line_marks after insert or update of request_id on settlement_line
  for each row execute function mark_settled_attempt();

update payment_attempt t set is_settled = true
where exists (select from settlement_line l where l.request_id = t.request_id);

create index payment_attempt_unsettled on payment_attempt (closed_at)
  where state in ('SUCCEEDED', 'REFUND_PENDING', 'PARTIALLY_REFUNDED') and not is_settled;
