-- Of a notification that nobody signed the first 4 KB are kept, and those for thirty days; `event_id` is the SHA-256 of all its bytes.
update payment_notification set raw = substring(raw from 1 for 4096) where verdict = 'FORGED' and octet_length(raw) > 4096;
create index payment_notification_forged on payment_notification (received_at) where verdict = 'FORGED';

-- Kept answers of earlier versions may hold tokens and unkeyed digests of bodies; they would be forgotten within a day anyway.
delete from idempotency_key;
-- An uploaded file, as a keyed digest: the same key with another file is another request.
alter table idempotency_key add column content_hash text;
