-- Everybody who entered the figures of a proof or sent its file, also where another person replaced them: nobody of them decides on it.
alter table tax_deficiency add column edited_by bigint[] not null default '{}';
update tax_deficiency
set edited_by = array(
    select account_id
    from unnest(array[entered_by, sent_by]) as editor (account_id)
    where account_id is not null
    union
    select account_id
    from audit_entry
    where object_kind = 'deficiency'
      and object_id = deficiency_no
      and act in ('deficiency.file', 'deficiency.record', 'deficiency.send')
      and account_id is not null
  );
-- Not validated: a decision of before stays on record as it was made.
alter table tax_deficiency add constraint tax_deficiency_second_person check (
  entered_by = any (edited_by)
  and coalesce(sent_by, entered_by) = any (edited_by)
  and decided_by <> all (edited_by)
) not valid;
