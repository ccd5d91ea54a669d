-- A document outside the frozen list of an application that an office requested with a legal ground (RA 11032 s.21(b)):
-- read by the administrator; it stops no clock and holds no answer back.
create table extra_document (
  extra_document_id bigint generated always as identity primary key,
  assessment_id bigint not null references application (assessment_id),
  clearance_id bigint not null references clearance (clearance_id),
  requirement_code text not null references requirement (code),
  legal_ground text not null check (legal_ground <> ''),
  requested_by bigint references account (id),
  requested_at timestamptz(3) not null
);
create index extra_document_application on extra_document (assessment_id);
create index extra_document_clearance on extra_document (clearance_id);
create index extra_document_account on extra_document (requested_by);
