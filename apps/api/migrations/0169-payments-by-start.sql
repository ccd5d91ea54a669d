-- The payments of all owners in their own order, newest first: each page sorted every attempt that was ever made (decision 0034).
create index attempt_by_start on payment_attempt (created_at, request_id);
