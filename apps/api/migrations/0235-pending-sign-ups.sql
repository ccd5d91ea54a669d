-- Every sign-up of an address waits for its own link with its own password and name: whoever opens the link confirms what was typed in that sign-up, and the others end.
create table sign_up (
  sign_up_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  password_hash text not null,
  firstname text not null,
  lastname text not null,
  locale text not null,
  made_at timestamptz(3) not null default now()
);
create index sign_up_account on sign_up (account_id);

alter table one_time_token add column sign_up_id bigint references sign_up on delete cascade;
create index one_time_token_sign_up on one_time_token (sign_up_id) where sign_up_id is not null;

-- What was registered before and is not confirmed yet counts as one sign-up.
insert into sign_up (account_id, password_hash, firstname, lastname, locale, made_at)
select id, password_hash, firstname, lastname, locale, created_at
from account
where verified_at is null and invited_at is null;

-- Links that are out confirm it.
update one_time_token t
set sign_up_id = s.sign_up_id
from sign_up s
where s.account_id = t.account_id and t.purpose = 'verify' and t.used_at is null;
