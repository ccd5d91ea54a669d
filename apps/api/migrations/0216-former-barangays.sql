-- Barangays change their codes when a region, province or municipality is formed or renamed; the code that a barangay had before still finds it.
create table former_barangay (
  former_code text primary key check (former_code <> brgycode),
  brgycode text not null references barangay (brgycode) on update cascade on delete cascade,
  -- As it was called under that code.
  name text not null,
  recoded_at timestamptz(3) not null,
  recoded_by bigint not null references account
);
create index former_barangay_brgycode on former_barangay (brgycode);
create index former_barangay_recoded_by on former_barangay (recoded_by);
create trigger former_barangay_changed after insert or update or delete or truncate on former_barangay for each statement execute function raise_reference_revision();

-- What belongs to a barangay goes with its code.
alter table business drop constraint business_brgycode_fkey, add constraint business_brgycode_fkey
  foreign key (brgycode) references barangay (brgycode) on update cascade;
alter table application drop constraint application_brgycode_fkey, add constraint application_brgycode_fkey
  foreign key (brgycode) references barangay (brgycode) on update cascade;
alter table clearance drop constraint clearance_brgycode_fkey, add constraint clearance_brgycode_fkey
  foreign key (brgycode) references barangay (brgycode) on update cascade;
alter table appeal drop constraint appeal_brgycode_fkey, add constraint appeal_brgycode_fkey
  foreign key (brgycode) references barangay (brgycode) on update cascade;
alter table sanction drop constraint sanction_brgycode_fkey, add constraint sanction_brgycode_fkey
  foreign key (brgycode) references barangay (brgycode) on update cascade;

-- A kept form with the codes of now: `codes` has the new code by the old one. Quotes within what people typed are escaped in the text of a document,
-- so that nothing but the field itself is met.
create function recode_barangays(doc jsonb, codes jsonb) returns jsonb language plpgsql immutable strict as $$
declare
  written text := doc::text;
  found text;
begin
  for found in select distinct m[1] from regexp_matches(written, '"brgycode": "(\d{10})"', 'g') m loop
    if codes ? found then
      written := replace(written, '"brgycode": "' || found || '"', '"brgycode": "' || (codes ->> found) || '"');
    end if;
  end loop;
  return written::jsonb;
end $$;

-- Who works for a barangay is read again by every node when its code changes.
create function announce_role_code() returns trigger language plpgsql as $$
begin
  perform pg_notify('ebpls_changed', json_build_object('person', r.account_id)::text) from account_role r where r.role_id = new.id;
  return null;
end $$;
create trigger role_code after update of brgycode on role for each row
  when (old.brgycode is distinct from new.brgycode) execute function announce_role_code();
