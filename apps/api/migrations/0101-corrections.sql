-- Fields of the form that an office sent back, each with its reason, what stood there and what stands there since. Without a clearance it was the
-- licensing office, before it accepted.
create table correction (
  correction_id bigint generated always as identity primary key,
  assessment_id bigint not null references application,
  clearance_id bigint references clearance,
  field text not null,
  reason text not null,
  before jsonb not null,
  after jsonb,
  marked_by bigint not null references account,
  marked_at timestamptz not null,
  answered_at timestamptz
);
create index correction_clearance on correction (clearance_id) where clearance_id is not null;
-- A field waits for one answer to an office at a time.
create unique index correction_open on correction (assessment_id, coalesce(clearance_id, 0), field) where answered_at is null;
