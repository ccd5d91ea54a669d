-- Sentences that an office writes again and again when it returns, refuses or sets a condition, version by version (decision 0119). `brgycode` is empty
-- for an office of the hall and for what every barangay has until it writes its own.
create table office_templates (
  templates_id bigint generated always as identity primary key,
  office text not null references office,
  brgycode text not null default '',
  version integer not null check (version > 0),
  templates jsonb not null,
  published_by bigint references account,
  published_at timestamptz(3) not null,
  unique (office, brgycode, version)
);
create trigger office_templates_append_only before update or delete on office_templates for each row execute function refuse_change();
create trigger office_templates_no_truncate before truncate on office_templates for each statement execute function refuse_change();
create index office_templates_published_by on office_templates (published_by) where published_by is not null;
