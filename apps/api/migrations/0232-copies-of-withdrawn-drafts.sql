-- A copy of a withdrawn draft began when that one did: whoever was made meanwhile is no second person (decision 0052).
alter table ordinance_version add column began_at timestamptz;
