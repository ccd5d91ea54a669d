-- The public half of the key that a browser made for itself, as the uncompressed point; null where it could not make one. Never changed.
alter table session add column device_key bytea check (octet_length(device_key) = 65);
