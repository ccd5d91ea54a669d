-- The link that makes the first administrator. Its code is known to whoever started the product; here stands its hash.
create table setup_link (
  code_hash bytea primary key,
  made_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  used_by bigint references account
);
