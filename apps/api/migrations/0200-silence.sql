-- Approval by silence as the law has it (RA 11032 s.4(j) and s.10, LGC s.152(c); decision 0196). The readings are a row, so that the municipality's counsel can change them.
insert into setting (key, value) values ('silence', '{
  "legal_wd": {"SIMPLE": 3, "COMPLEX": 7, "HIGHLY_TECHNICAL": 20},
  "excluded_classes": ["HIGHLY_TECHNICAL"],
  "excluded_lines": [],
  "order_wd": 1
}');

-- When a part lay with the owner: evidence of what the legal days leave out.
create table clearance_pause (
  pause_id bigint generated always as identity primary key,
  clearance_id bigint not null references clearance (clearance_id),
  began_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index clearance_pause_clearance on clearance_pause (clearance_id);
insert into clearance_pause (clearance_id, began_at, ended_at)
select c.clearance_id, t.at, (
  select min(e.at) from timeline e
  where e.assessment_id = t.assessment_id and e.office = t.office and e.act = 'clearance.resubmit' and e.timeline_id > t.timeline_id
)
from timeline t
join clearance c on c.assessment_id = t.assessment_id and c.office = t.office
where t.act in ('clearance.return', 'clearance.fail_inspection')
order by t.timeline_id;
create function record_clearance_pause() returns trigger language plpgsql as $$
begin
  if old.paused_at is null then
    insert into clearance_pause (clearance_id, began_at) values (new.clearance_id, new.paused_at);
  elsif new.paused_at is null then
    update clearance_pause set ended_at = greatest(new.updated_at, began_at)
    where clearance_id = new.clearance_id and ended_at is null;
  end if;
  return null;
end $$;
create trigger clearance_paused after update of paused_at on clearance
  for each row when ((old.paused_at is null) <> (new.paused_at is null)) execute function record_clearance_pause();

-- The list of the fire bureau for a year, with the paper by which it gave it (T5f).
create table fire_list (
  tax_year integer primary key,
  kind text not null check (kind in ('NEGATIVE', 'POSITIVE')),
  reference text not null,
  given_on date not null,
  recorded_by bigint references account,
  recorded_at timestamptz(3) not null
);
insert into fire_list (tax_year, kind, reference, given_on, recorded_at)
select tax_year, 'NEGATIVE', 'Recorded without a reference', min(listed_at at time zone 'Asia/Manila')::date, min(listed_at)
from fire_negative_list group by tax_year;

-- What the law made of an application whose legal days passed, with its evidence.
create table silence_outcome (
  assessment_id bigint primary key references application (assessment_id),
  outcome text not null check (outcome in ('APPROVED_BY_LAW', 'PERMIT_EXTENDED')),
  permit_no text,
  complete_on date not null,
  paid_on date,
  last_day date not null,
  decided_on date not null check (decided_on > last_day),
  days_limit integer not null check (days_limit > 0),
  counted_days jsonb not null,
  pauses jsonb not null,
  reminders jsonb not null,
  receipt_nos jsonb not null,
  recorded_at timestamptz(3) not null
);
create index silence_outcome_permit on silence_outcome (permit_no) where permit_no is not null;
create trigger silence_outcome_append_only before update or delete on silence_outcome for each row execute function refuse_change();
create trigger silence_outcome_no_truncate before truncate on silence_outcome for each statement execute function refuse_change();

-- A20: when the owner requested the order of payment on declared figures, and when it issued while offices still looked.
alter table application add column declared_order_requested_on date;
alter table application add column declared_order_issued_on date;
create index application_declared_order on application (assessment_id) where declared_order_requested_on is not null and declared_order_issued_on is null;

alter table post_audit drop constraint post_audit_ground_check;
alter table post_audit add constraint post_audit_ground_check
  check (ground in ('NEAR_CEILING', 'GROSS_FELL', 'LOT', 'APPROVED_BY_LAW', 'DECLARED_FIGURES', 'CLOCK_DECIDED')) not valid;
alter table post_audit validate constraint post_audit_ground_check;
