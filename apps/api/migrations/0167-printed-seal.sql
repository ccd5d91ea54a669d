-- The picture of the seal stands on every paper, so a new one is noticed like a new name of the municipality.
drop trigger municipality_changed on setting;
create trigger municipality_changed after insert or update of value on setting for each row when (new.key in ('municipality', 'municipality_seal')) execute function raise_reference_revision();
