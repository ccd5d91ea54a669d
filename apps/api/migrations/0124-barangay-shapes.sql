-- The boundary of a barangay, rings of [longitude, latitude]; a pin is compared with it where it is given.
alter table barangay
add column shape jsonb;
