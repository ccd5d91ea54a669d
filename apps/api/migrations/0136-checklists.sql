-- What an office looks at, version by version, and what it found in a case (decision 0119). `brgycode` is empty for an office of the hall and for
-- the list that every barangay has until it writes its own.
create table office_checklist (
  checklist_id bigint generated always as identity primary key,
  office text not null references office,
  brgycode text not null default '',
  version integer not null check (version > 0),
  items jsonb not null,
  published_by bigint references account,
  published_at timestamptz(3) not null,
  unique (office, brgycode, version)
);
create trigger office_checklist_append_only before update or delete on office_checklist for each row execute function refuse_change();
create trigger office_checklist_no_truncate before truncate on office_checklist for each statement execute function refuse_change();

-- The question stays beside its answer as it was asked.
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
create index office_checklist_published_by on office_checklist (published_by) where published_by is not null;
