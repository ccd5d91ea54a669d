-- What needs no act of its reader is mailed once a day in one letter (decision 0044).

-- The line goes into the daily letter; `mailed_at` says that it went, and a line that was read in the product does not.
alter table notification add column in_digest boolean not null default false;
create index notification_digest on notification (account_id, told_at) where in_digest and read_at is null and mailed_at is null;

-- One letter a person and day of the town's clock, whichever worker comes first.
create table mail_digest (
  account_id bigint not null references account on delete cascade,
  day date not null,
  primary key (account_id, day)
);
create index mail_digest_day on mail_digest (day);
