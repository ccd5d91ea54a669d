-- The owner disputes one line of an order of payment (LGC s.195). From the day of the dispute to the day of its decision nothing is added to the
-- line and it is not asked for; both days stand at the line's share of each installment, where surcharge and interest are computed.
alter table installment_item add column disputed_on date;
alter table installment_item add column freed_on date;
alter table installment_item add constraint installment_item_freeze
  check (freed_on is null or (disputed_on is not null and freed_on >= disputed_on));

create table line_dispute (
  dispute_id bigint generated always as identity primary key,
  dispute_no text not null unique,
  bill_id bigint not null,
  line_no integer not null,
  business_id bigint not null references business (business_id),
  account_id bigint not null references account,
  reason text not null,
  -- What the line was billed at, and what its owner holds right.
  amount_billed bigint not null check (amount_billed > 0),
  amount_held bigint not null check (amount_held >= 0 and amount_held < amount_billed),
  state text not null default 'OPEN' check (state in ('OPEN', 'UPHELD', 'REJECTED', 'WITHDRAWN')),
  filed_on date not null,
  filed_at timestamptz not null,
  decide_by date not null,
  -- What the line is after it was found wrong.
  amount_found bigint check (amount_found >= 0 and amount_found < amount_billed),
  decision text not null default '',
  ended_on date,
  ended_by bigint references account,
  ended_at timestamptz,
  foreign key (bill_id, line_no) references bill_line (bill_id, line_no),
  check ((state = 'OPEN') = (ended_at is null)),
  check ((state = 'UPHELD') = (amount_found is not null)),
  -- Nobody decides on what they disputed themselves; they may take it back.
  check (state in ('OPEN', 'WITHDRAWN') or ended_by <> account_id)
);
-- A line is disputed once: two requests at the same time, and a second one after the decision, find it taken.
create unique index line_dispute_line on line_dispute (bill_id, line_no);
create index line_dispute_business on line_dispute (business_id);
create index line_dispute_waiting on line_dispute (decide_by, dispute_id) where state = 'OPEN';

-- In how many days from the notice of assessment a line may be disputed, and in how many the treasurer decides, is said by each version of the
-- revenue code; sixty each is the law's own.
alter table ordinance_version disable trigger ordinance_kept;

update ordinance_version
set content = jsonb_set(content, '{late}', '{"dispute_days": 60, "dispute_decision_days": 60}'::jsonb || (content -> 'late'))
where content ? 'late';

alter table ordinance_version enable trigger ordinance_kept;

update ordinance_rehearsal r
set content = jsonb_set(r.content, '{late}', '{"dispute_days": 60, "dispute_decision_days": 60}'::jsonb || (r.content -> 'late'))
where r.content ? 'late';
