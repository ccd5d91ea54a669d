-- What an approval by silence rests on (RA 11032 s.10, LGC s.152(c); decision 0196): kept as it was when the law approved, for who asks years later.
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
  -- What the office was told of its clock, and when: a half, four fifths.
  reminders jsonb not null,
  recorded_at timestamptz(3) not null
);
create trigger deemed_approval_append_only before update or delete on deemed_approval for each row execute function refuse_change();
create trigger deemed_approval_no_truncate before truncate on deemed_approval for each statement execute function refuse_change();
