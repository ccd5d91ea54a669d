-- A confirmed number signs its owner in. Where several accounts confirmed one number, only the latest of them does; the
-- others still get text messages.
alter table account_mobile add column signs_in boolean not null default true;

update account_mobile m
set signs_in = false
where exists (
  select
  from account_mobile o
  where o.number = m.number and (o.verified_at, o.account_id) > (m.verified_at, m.account_id)
);

create unique index account_mobile_signs_in on account_mobile (number) where signs_in;

-- The code of six digits that signs an owner in: hashed, for ten minutes, with five tries, used once.
create table sign_in_code (
  account_id bigint primary key references account (id) on delete cascade,
  number text not null,
  code_hash bytea not null,
  wrong integer not null default 0,
  expires_at timestamptz(3) not null
);
