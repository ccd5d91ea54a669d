-- Searches that read a whole log for each typed text, and audits that were sorted anew for each opening.

-- Mails by address and subject.
create index mail_address_parts on mail using gin (lower(to_address) gin_trgm_ops);
create index mail_subject_parts on mail using gin (lower(subject) gin_trgm_ops);

-- Notifications of the gateway by number and address.
create index notification_number_parts on payment_notification using gin (request_id gin_trgm_ops);
create index notification_address_parts on payment_notification using gin (remote_address gin_trgm_ops);

-- Finished audits, the newest first.
create index post_audit_finished on post_audit (looked_at desc, assessment_id) where state <> 'OPEN';
