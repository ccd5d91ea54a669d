-- The proof of a year's sales after the renewal was billed on declared ones, and what the treasurer decided on it: the difference of the business tax
-- as a line of the year's order of payment, or no difference (LGC s.167, s.171). One for each renewal.
create table tax_deficiency (
  deficiency_id bigint generated always as identity primary key,
  deficiency_no text not null unique,
  assessment_id bigint not null unique references application (assessment_id),
  business_id bigint not null references business (business_id),
  state text not null default 'FILED' check (state in ('FILED', 'ORDERED', 'CLOSED')),
  -- Counts the saves of figures and file, so that nobody decides on others than they read.
  revision integer not null default 1 check (revision > 0),
  -- Sales in centavos by the proof, for each line of business that was billed on sales, in its order.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Why the office entered other figures than were filed.
  reason text not null default '',
  filed_at timestamptz not null,
  entered_by bigint not null references account,
  entered_at timestamptz not null,
  -- The office entered the figures; the owner changes them no more.
  is_by_office boolean not null default false,
  storage_key text unique,
  file_name text,
  media_type text,
  size bigint check (size > 0),
  sent_by bigint references account,
  sent_at timestamptz,
  decided_by bigint references account,
  decided_at timestamptz,
  -- What the decision rests on, in centavos: the tax on the proved sales and the tax that was billed.
  tax_proved bigint check (tax_proved >= 0),
  tax_billed bigint check (tax_billed >= 0),
  amount bigint check (amount >= 0),
  due_on date,
  bill_id bigint references bill (bill_id),
  -- The line of the order that charges the difference; null where there is none.
  line_no integer,
  check ((storage_key is null) = (sent_by is null) and (storage_key is null) = (sent_at is null)),
  check ((state = 'FILED') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (amount is null)),
  check (decided_by <> entered_by),
  check (amount = greatest(0, tax_proved - tax_billed)),
  check ((state = 'ORDERED') = (line_no is not null)),
  foreign key (bill_id, line_no) references bill_line (bill_id, line_no)
);
create index tax_deficiency_filed on tax_deficiency (deficiency_id) where state = 'FILED';
create index tax_deficiency_bill on tax_deficiency (bill_id) where bill_id is not null;
