-- A code texted to a number belongs to the browser that requested it, which names it by `code_id`: requests and wrong
-- tries of strangers void no code of the holder. Without an account while a new number signs up.
create table texted_code (
  code_id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('sign_in', 'sign_up', 'proof')),
  number text not null check (number ~ '^09[0-9]{9}$'),
  account_id bigint references account on delete cascade,
  code_hash bytea not null,
  wrong smallint not null default 0,
  -- What was entered at the sign-up.
  firstname text,
  lastname text,
  locale text check (locale in ('en', 'fil')),
  expires_at timestamptz(3) not null,
  check (purpose = 'sign_up' or account_id is not null),
  check ((purpose = 'sign_up') = (firstname is not null and lastname is not null and locale is not null))
);
create index texted_code_account on texted_code (account_id) where account_id is not null;
create index texted_code_expiry on texted_code (expires_at);

drop table sign_in_code;

-- A number that signs up has no account yet.
alter table sms alter column account_id drop not null;
