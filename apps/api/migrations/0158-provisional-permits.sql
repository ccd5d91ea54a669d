-- Provisional permits (decision 0088). For how many days one is given is said by each version of the revenue code; one that did not say so gives none.
alter table ordinance_version disable trigger ordinance_kept;

update ordinance_version
set content = jsonb_set(content, '{routing,provisional_days_at_most}', '0')
where content ? 'routing' and not content -> 'routing' ? 'provisional_days_at_most';

alter table ordinance_version enable trigger ordinance_kept;

update ordinance_rehearsal
set content = jsonb_set(content, '{routing,provisional_days_at_most}', '0')
where content ? 'routing' and not content -> 'routing' ? 'provisional_days_at_most';
