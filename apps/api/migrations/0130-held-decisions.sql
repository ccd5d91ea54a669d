-- A decision of an office waits for the seconds in which it can be taken back (decision 0115). Real time, not business
-- time: a demonstration that stands in January still waits ten seconds.
alter table clearance add column held_decision jsonb;
alter table clearance add column held_until timestamptz(3);
alter table clearance add constraint clearance_held check ((held_decision is null) = (held_until is null));
create index clearance_held on clearance (held_until) where held_until is not null;
