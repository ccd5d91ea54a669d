-- How often somebody did something, for all nodes together. What is counted stands there as a digest, so the table names nobody.
-- Unlogged: after a crash the counts begin anew, which costs an attacker nothing and everyone else less.

create unlogged table limit_count (
  rule text not null,
  key bytea not null,
  count integer not null,
  refused integer not null,
  ends_at timestamptz(3) not null,
  primary key (rule, key)
);
create index limit_count_end on limit_count (ends_at);

drop index sign_in_attempt_ip;
