-- Clearances of the offices: their corrections, checklists, conditions, visits and decisions.

create table clearance (
  clearance_id bigint generated always as identity primary key,
  assessment_id bigint not null references application (assessment_id),
  office text not null,
  brgycode text not null references barangay (brgycode),
  state text not null default 'PENDING',
  reason text not null default '',
  due_on date,
  days_limit integer not null default 0,
  assigned_to bigint references account,
  clearance_no text unique,
  ground text,
  remarks text not null default '',
  requested_documents text[] not null default '{}',
  conditions jsonb not null default '[]',
  expires_on date,
  paused_at timestamptz(3),
  paused_days integer not null default 0,
  received_at timestamptz(3) not null default now(),
  decided_by bigint references account,
  decided_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  -- A decision of an office waits for the seconds in which it can be taken back (decision 0115). Real time, not business
  -- time: a demonstration in January still waits ten seconds.
  held_decision jsonb,
  held_until timestamptz(3),
  -- When somebody last took a clearance before those that were due earlier, and why (decision 0115).
  out_of_turn_at timestamptz,
  out_of_turn_ground text
    check (out_of_turn_ground in ('AT_COUNTER', 'WITH_ANOTHER', 'VISIT_NEARBY', 'ASKED_BY_HEAD', 'OTHER')),
  out_of_turn_note text not null default '',
  unique (assessment_id, office),
  constraint clearance_held check ((held_decision is null) = (held_until is null)),
  check ((out_of_turn_at is null) = (out_of_turn_ground is null))
);
create index clearance_queue on clearance (office, state, due_on, clearance_id);
create index clearance_barangay on clearance (brgycode, state, due_on, clearance_id) where office = 'barangay';
create index clearance_open on clearance (office, due_on, clearance_id) where state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED', 'FOR_COMPLIANCE');
create index clearance_decided on clearance (office, decided_at) where decided_at is not null;
create index clearance_held on clearance (held_until) where held_until is not null;
-- The list of all applications reads of every open one whether an office waits for its owner, and whether it is late (decision 0068).
create index clearance_with_owner on clearance (assessment_id) where state = 'FOR_COMPLIANCE';
create index clearance_out_of_turn on clearance (office, out_of_turn_at) where out_of_turn_at is not null;
create index clearance_conditional on clearance (office, brgycode) where state = 'CONDITIONALLY_APPROVED';

-- An office sent back this field of the form; the row keeps its reason and the values before and after. Without a clearance it was the licensing
-- office, before it accepted.
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

-- The question is kept beside its answer, because a later version of the checklist may word it otherwise.
create table checklist_answer (
  clearance_id bigint not null references clearance,
  item text not null,
  place integer not null,
  question jsonb not null,
  answer text not null check (answer in ('COMPLIANT', 'NOT_COMPLIANT', 'NOT_APPLICABLE')),
  remark text not null default '',
  answered_by bigint not null references account,
  answered_at timestamptz(3) not null,
  primary key (clearance_id, item)
);
create index checklist_answer_answered_by on checklist_answer (answered_by);

-- What became of a condition of a clearance (decision 0119): the owner's answer, and what the office says of it. `place` is that of the condition in
-- clearance.conditions; without a row nobody has said anything yet.
create table condition_answer (
  clearance_id bigint not null references clearance,
  place integer not null check (place >= 0),
  note text not null default '',
  document_id uuid references document,
  answered_by bigint references account,
  answered_at timestamptz(3),
  outcome text check (outcome in ('MET', 'NOT_MET')),
  remark text not null default '',
  judged_by bigint references account,
  judged_at timestamptz(3),
  primary key (clearance_id, place),
  check ((outcome is null) = (judged_at is null)),
  check (answered_at is not null or outcome = 'MET')
);
create index condition_answer_document on condition_answer (document_id) where document_id is not null;

create table inspection (
  inspection_id bigint generated always as identity primary key,
  inspection_no text not null unique,
  clearance_id bigint not null references clearance (clearance_id),
  scheduled_at timestamptz(3) not null,
  inspectors text not null,
  times_moved integer not null default 0,
  visited_at timestamptz(3),
  result text,
  findings text not null default '',
  checklist jsonb not null default '[]',
  next_on date,
  created_at timestamptz(3) not null default now(),
  -- An inspector is assigned, and the owner may move the visit once with a reason (decision 0122).
  inspector_id bigint references account,
  moved_by_owner_at timestamptz(3),
  moved_reason text not null default ''
);
create index inspection_clearance on inspection (clearance_id, inspection_id desc);
create index inspection_planned on inspection (scheduled_at) where result is null;
create index inspection_inspector on inspection (inspector_id);

-- Every report that a phone sent is kept; at most one of a visit is its outcome.
create table inspection_report (
  report_id bigint generated always as identity primary key,
  report_key uuid not null unique,
  inspection_id bigint not null references inspection (inspection_id),
  reported_by bigint not null references account,
  received_at timestamptz(3) not null,
  visited_at timestamptz(3) not null,
  outcome text not null check (outcome in ('TAKEN', 'SECOND', 'STALE')),
  result text not null check (result in ('PASSED', 'FAILED', 'NO_SHOW')),
  findings text not null,
  checklist jsonb not null default '[]',
  met_name text not null,
  signature jsonb not null default '[]',
  refuses_to_sign boolean not null default false,
  place jsonb
);
create unique index inspection_report_taken on inspection_report (inspection_id) where outcome = 'TAKEN';
create index inspection_report_inspection on inspection_report (inspection_id, report_id);
create index inspection_report_reported_by on inspection_report (reported_by);

-- Photos travel before their report, so they name its key and not its row.
create table inspection_photo (
  photo_id bigint generated always as identity primary key,
  photo_key uuid not null unique,
  report_key uuid not null,
  inspection_id bigint not null references inspection (inspection_id),
  sent_by bigint not null references account,
  taken_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  latitude double precision,
  longitude double precision,
  file_name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null,
  check ((latitude is null) = (longitude is null))
);
create index inspection_photo_inspection on inspection_photo (inspection_id, photo_id);
create index inspection_photo_sent_by on inspection_photo (sent_by);

-- The row keeps the reasons of an approval by silence as they were when the law approved (RA 11032 s.10, LGC s.152(c); decision 0196), because they
-- are questioned years later.
create table deemed_approval (
  clearance_id bigint primary key references clearance (clearance_id),
  ground text not null,
  received_on date not null,
  due_on date not null,
  deemed_on date not null check (deemed_on > due_on),
  days_limit integer not null check (days_limit > 0),
  -- Working days that the case lay with its owner; they do not count.
  paused_days integer not null check (paused_days >= 0),
  -- The working days of the hall from the day after it was received to the day of the approval.
  counted_days jsonb not null,
  -- The office was notified of its time at a half and at four fifths; the list keeps when.
  reminders jsonb not null,
  recorded_at timestamptz(3) not null
);

create trigger deemed_approval_append_only before update or delete on deemed_approval for each row execute function refuse_change();
create trigger deemed_approval_no_truncate before truncate on deemed_approval for each statement execute function refuse_change();

-- Renewals that a rule approved and that are looked at afterwards (decisions 0088 and 0196).
create table post_audit (
  assessment_id bigint primary key references application (assessment_id),
  -- Why it was drawn: near the ceiling of the rule, gross that fell, or by lot.
  ground text not null check (ground in ('NEAR_CEILING', 'GROSS_FELL', 'LOT')),
  drawn_on date not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'RIGHT', 'WRONG')),
  finding text not null default '',
  looked_by bigint references account,
  looked_at timestamptz(3),
  check ((state = 'OPEN') = (looked_at is null)),
  check ((looked_at is null) = (looked_by is null))
);
create index post_audit_waiting on post_audit (drawn_on, assessment_id) where state = 'OPEN';

create trigger post_audit_not_deleted before delete on post_audit for each row execute function refuse_change();
create trigger post_audit_no_truncate before truncate on post_audit for each statement execute function refuse_change();
