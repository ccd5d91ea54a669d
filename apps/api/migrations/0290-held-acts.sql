-- An act of the licensing office or the treasurer that can still be undone: it is executed when `held_until` has passed, and
-- nobody is notified and no number is used before (decision 0115).
alter table application
  add column held_act jsonb,
  add column held_until timestamptz(3),
  add constraint application_held check ((held_act is null) = (held_until is null));

create index application_held on application (held_until) where held_until is not null;
