-- The original of a document that its owner brings is marked as seen by each office that checks it, before the office clears
-- the application and before the licensing office releases the permit.
create table seen_original (
  assessment_id bigint not null references application (assessment_id),
  requirement_code text not null,
  office text not null,
  seen_by bigint references account (id),
  seen_at timestamptz(3) not null,
  primary key (assessment_id, requirement_code, office)
);
