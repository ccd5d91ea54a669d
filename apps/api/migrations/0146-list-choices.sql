-- How a person wants to see each list of a desk, and views of two more lists (decision 0034).
create table list_choice (
  account_id bigint not null references account,
  list text not null check (list in ('clearances', 'applications', 'holdings', 'payments', 'users')),
  hidden text[] not null,
  density text not null check (density in ('comfortable', 'compact')),
  primary key (account_id, list)
);

alter table saved_view drop constraint saved_view_list_check;
alter table saved_view add check (list in ('clearances', 'applications', 'holdings', 'payments', 'users'));

-- The columns by which the lists that only grow can be sorted.
create index business_by_name on business ("left"(search_text(company_name), 80), business_id)
where registered_at is not null and discarded_at is null;
create index attempt_by_amount on payment_attempt (amount, request_id);
create index account_by_name on account ("left"(lower(lastname || ' ' || firstname), 80), id);
