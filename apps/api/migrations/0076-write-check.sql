-- One row that is written to learn whether the database takes writes at all: a standby, a read-only or a full one does not.
create table write_check (
  id smallint primary key default 1 check (id = 1),
  checked_at timestamptz(3) not null default now()
);
insert into write_check default values;
