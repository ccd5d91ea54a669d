-- Which fees an amendment owes is a row of the revenue code (decision 0079). A version that was published before says it from now on in the
-- words of domain reference 3.6: the processing fee of every change, zoning, fire and barangay fee of another place, permit and agriculture fee
-- of an added line. A published version is kept as it is by a trigger; no bill of an amendment rests on one yet.
create function with_amendments(content jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(content, '{fees}', coalesce(jsonb_agg(
    fee || jsonb_build_object('amendments', case fee ->> 'code'
      when 'F01' then '["ADD_LINE"]'::jsonb
      when 'F02' then '["CHANGE_LOCATION", "CHANGE_AREA", "CHANGE_NAME", "CHANGE_ORG_TYPE", "CHANGE_CAPITAL", "ADD_LINE", "DROP_LINE",
                        "TRANSFER_OWNERSHIP", "DEATH"]'::jsonb
      when 'F05' then '["CHANGE_LOCATION"]'::jsonb
      when 'F12' then '["ADD_LINE"]'::jsonb
      when 'F15' then '["CHANGE_LOCATION"]'::jsonb
      when 'F16' then '["CHANGE_LOCATION"]'::jsonb
      else '[]'::jsonb end) order by place), '[]'::jsonb))
  from jsonb_array_elements(content -> 'fees') with ordinality as listed (fee, place)
$$;

alter table ordinance_version disable trigger ordinance_kept;

update ordinance_version
set content = with_amendments(content)
where content ? 'fees' and not jsonb_path_exists(content, '$.fees[*].amendments');

alter table ordinance_version enable trigger ordinance_kept;

update ordinance_rehearsal
set content = with_amendments(content)
where content ? 'fees' and not jsonb_path_exists(content, '$.fees[*].amendments');

drop function with_amendments(jsonb);
