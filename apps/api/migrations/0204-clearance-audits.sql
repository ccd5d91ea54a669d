-- What an office found when it looked afterwards at a part that the law decided for the whole (domain reference 3.10a).
create table clearance_audit (
  clearance_id bigint primary key references clearance (clearance_id),
  outcome text not null check (outcome in ('RIGHT', 'WRONG')),
  finding text not null check (finding <> ''),
  looked_by bigint not null references account,
  looked_at timestamptz(3) not null
);
create index clearance_audit_looked_by on clearance_audit (looked_by);
create index clearance_post_audit on clearance (office, due_on, clearance_id) where state = 'POST_AUDIT';
