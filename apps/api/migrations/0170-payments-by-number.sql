-- Payments are found by any part of their own number and of that of the order of payment; a number that nobody has read them all (decision 0068).
create index attempt_number_parts on payment_attempt using gin (request_id gin_trgm_ops);
create index bill_number_parts on bill using gin (top_no gin_trgm_ops);
