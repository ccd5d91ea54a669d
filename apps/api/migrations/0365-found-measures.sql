-- What an office found of a measure that the revenue code lets offices declare, such as the scales that it sealed. The newest finding counts until
-- the bill is approved; the history of the application keeps the former ones.
create table found_measure (
  assessment_id bigint not null references application,
  -- Code of the line of business; empty for the whole business.
  line text not null default '',
  code text not null,
  -- Text as entered, or true or false.
  value jsonb not null check (jsonb_typeof(value) in ('string', 'boolean')),
  office text not null,
  found_by bigint not null references account,
  found_at timestamptz(3) not null,
  primary key (assessment_id, line, code)
);
create index found_measure_found_by on found_measure (found_by);
