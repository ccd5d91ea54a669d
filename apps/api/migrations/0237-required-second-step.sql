-- Staff who must have a second step move it to another phone instead of turning it off: the new secret waits for its
-- first code while the former one stays in force.

alter table account_totp add column next_secret text;

-- A lost second step is removed by two administrators, like every other change of an account with powers.
alter table account_request drop constraint account_request_kind_check;
alter table account_request
  add constraint account_request_kind_check check (kind in ('invite', 'change', 'close', 'reopen', 'second_step'));
alter table account_request drop constraint account_request_powers_check;
alter table account_request
  add constraint account_request_powers_check check (powers <> '{}' or taken <> '{}' or kind = 'second_step');

-- Every node hears at once that a person set the second step up or lost it.
create trigger account_second_step after insert or delete or update of confirmed_at on account_totp
  for each row execute function announce_role_change();
