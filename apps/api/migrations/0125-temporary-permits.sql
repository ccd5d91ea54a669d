-- Temporary permits (domain reference 2, field 1; decision 0079). How many days one covers at most is said by each version of the revenue code;
-- 30 is the number of the form. A version without a fee for them grants none.
alter table ordinance_version disable trigger ordinance_kept;

update ordinance_version
set content = jsonb_set(content, '{routing,temporary_days_at_most}', '30')
where content ? 'routing' and not content -> 'routing' ? 'temporary_days_at_most';

alter table ordinance_version enable trigger ordinance_kept;

update ordinance_rehearsal
set content = jsonb_set(content, '{routing,temporary_days_at_most}', '30')
where content ? 'routing' and not content -> 'routing' ? 'temporary_days_at_most';

alter table permit drop constraint permit_kind_check;
alter table permit add constraint permit_kind_check check (kind in ('PERMIT', 'RETIREMENT', 'TEMPORARY')) not valid;
alter table permit validate constraint permit_kind_check;

-- Of events several are under way at a time; one that is not filed yet is gone on with.
drop index application_open;
create unique index application_open on application (business_id, tax_year, application_type)
  where state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED') and application_type <> 'SPECIAL';
create unique index if not exists application_event_begun on application (business_id, tax_year)
  where state = 'DRAFT' and application_type = 'SPECIAL';
