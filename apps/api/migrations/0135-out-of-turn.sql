-- When somebody last took a clearance before those that were due earlier, and why (decision 0115).
alter table clearance
  add column out_of_turn_at timestamptz,
  add column out_of_turn_ground text
    check (out_of_turn_ground in ('AT_COUNTER', 'WITH_ANOTHER', 'VISIT_NEARBY', 'ASKED_BY_HEAD', 'OTHER')),
  add column out_of_turn_note text not null default '',
  add check ((out_of_turn_at is null) = (out_of_turn_ground is null));

create index clearance_out_of_turn on clearance (office, out_of_turn_at) where out_of_turn_at is not null;
