-- A claim of an heir shows and mails nothing of the owner before the licensing office has checked its papers.

-- The name of the owner as the heir typed it; the licensing office compares it with the register.
alter table succession add column stated_name text;
update succession set stated_name = deceased_name;
alter table succession alter column stated_name set not null;

-- Since when the owner knows of the claim and anybody may object to it. Owners of claims that are there were notified when they were filed.
alter table succession add column notified_at timestamptz(3);
update succession set notified_at = filed_at;
alter table succession add constraint succession_notified check (state not in ('CHECKED', 'GRANTED', 'OBJECTED') or notified_at is not null);

-- An unchecked claim keeps nobody else from filing theirs: one checked claim of a business at a time, and one open claim of each heir.
drop index succession_open;
create unique index succession_checked on succession (business_id) where state = 'CHECKED';
create unique index succession_open on succession (business_id, heir_id) where state in ('FILED', 'CHECKED');
