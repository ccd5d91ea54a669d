-- What was written down once stays as it was. The serving role may not even try (serving-role.ts reads these triggers);
-- the triggers hold for the owner too.
do $$
declare
  kept text;
begin
  foreach kept in array array['timeline', 'bill_line', 'payment', 'permit_scan'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()', kept || '_append_only', kept);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', kept || '_no_truncate', kept);
  end loop;
  -- These change their state and are never deleted.
  foreach kept in array array['bill', 'payment_attempt', 'receipt', 'permit'] loop
    execute format('create trigger %I before delete on %I for each row execute function refuse_change()', kept || '_not_deleted', kept);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', kept || '_no_truncate', kept);
  end loop;
end
$$;
