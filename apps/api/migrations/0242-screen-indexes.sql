-- Indexes of screens that read a whole table at each opening.

-- Receipts over the counter, newest first: of all collectors, and of one.
create index receipt_over_counter on receipt (entry_id) where collector_id is not null;
create index receipt_of_collector on receipt (collector_id, entry_id) where collector_id is not null;

-- What came in by week.
create index payment_paid on payment (paid_at) include (amount, request_id);

-- What changed on the books after a day, for lists as of that day.
create index journal_entry_effective on journal_entry (effective_on);

-- What is billed and not paid.
create index installment_unpaid on installment (bill_id) where state <> 'PAID';

-- What a person put back today: it comes last in the queue.
create index timeline_given_back on timeline (actor_id, at) where act = 'clearance.give_back';
