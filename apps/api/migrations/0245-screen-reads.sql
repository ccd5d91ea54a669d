-- Further reads of screens that grew with the years.

-- When each account was last used, in the list of people.
create index session_last_used on session (account_id, last_used_at desc);

-- Orders in force, newest first: of ten years' orders a twentieth.
create index bill_approved on bill (bill_id) include (assessment_id) where state = 'APPROVED';

-- Permits by the day on which they end.
create index permit_ending on permit (expires_on, business_id);
