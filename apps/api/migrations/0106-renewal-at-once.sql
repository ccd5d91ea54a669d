-- Whether an unchanged renewal of low risk is billed at once, up to which assets, how many of them go to the offices nevertheless, and from which
-- fall of gross a reason is asked, is said by each version of the revenue code. A version that did not say so does not allow it.
alter table ordinance_version disable trigger ordinance_kept;

update ordinance_version
set content = jsonb_set(content, '{routing}', jsonb_build_object(
  'renewal_at_once', false,
  'at_once_assets_at_most', '150000.00',
  'renewal_sample_percent', 0,
  'gross_drop_percent', 30) || (content -> 'routing'))
where content ? 'routing';

alter table ordinance_version enable trigger ordinance_kept;

update ordinance_rehearsal r
set content = jsonb_set(r.content, '{routing}', v.content -> 'routing')
from ordinance_version v
where v.ordinance_version_id = r.ordinance_version_id and not r.content -> 'routing' ? 'renewal_at_once';
