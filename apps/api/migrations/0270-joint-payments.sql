-- Several orders paid at once are one payment at the gateway: `joint_id` is its number there, and each order has an attempt of its
-- own with its share of the amount. Null where the gateway knows the attempt by its own number.
alter table payment_attempt add column joint_id text;
create index payment_attempt_joint on payment_attempt (joint_id) where joint_id is not null;

-- A settlement file names the number at the gateway, which settles every share.
create or replace function mark_settled_attempt() returns trigger language plpgsql as $$
begin
  update payment_attempt set is_settled = true where request_id = new.request_id and not is_settled;
  update payment_attempt set is_settled = true where joint_id = new.request_id and not is_settled;
  return null;
end
$$;
