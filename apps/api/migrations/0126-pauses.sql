-- Days for which an owner closes a business that goes on afterwards (decision 0079).
create table business_pause (
  pause_id bigint generated always as identity primary key,
  business_id bigint not null references business (business_id),
  state text not null default 'DECLARED' check (state in ('DECLARED', 'CLOSED', 'REOPENED', 'WITHDRAWN')),
  reason text not null,
  closed_from date not null,
  closed_until date not null check (closed_until >= closed_from),
  declared_by bigint not null references account,
  declared_at timestamptz(3) not null,
  reopened_on date
);
create index business_pause_business on business_pause (business_id, pause_id desc);
create index business_pause_open on business_pause (closed_from) where state in ('DECLARED', 'CLOSED');
create index business_pause_declared_by on business_pause (declared_by);
