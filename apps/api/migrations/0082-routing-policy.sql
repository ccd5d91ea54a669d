-- How many workers, persons and square metres send an application a longer way stood in the program and was the same for every version of the
-- revenue code; from now on each version says it. A published version is kept as it is by a trigger; what is written here is what it was read with.
alter table ordinance_version disable trigger ordinance_kept;

update ordinance_version
set content = content || jsonb_build_object('routing', jsonb_build_object(
  'ordinance_section', 'RA 11032 s.9',
  'employment_from_workers', 5,
  'low_risk_below_workers', 5,
  'low_risk_below_sqm', 50,
  'assembly_from_persons', 50,
  'assembly_from_sqm', 1000))
where not content ? 'routing';

alter table ordinance_version enable trigger ordinance_kept;

update ordinance_rehearsal r
set content = r.content || jsonb_build_object('routing', v.content -> 'routing')
from ordinance_version v
where v.ordinance_version_id = r.ordinance_version_id and not r.content ? 'routing';
