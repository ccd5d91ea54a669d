-- A draft may be open on two devices. A save names the revision it began from, so that the later one never replaces unseen what the earlier one kept.
alter table business add column draft_revision integer not null default 0;
alter table application add column draft_revision integer not null default 0;
