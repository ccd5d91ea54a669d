-- What a person looks at again and again: the query of a list's address under a name of their own (decision 0067).
create table saved_view (
  view_id bigint generated always as identity primary key,
  account_id bigint not null references account,
  list text not null check (list in ('clearances', 'applications', 'holdings')),
  name text not null,
  query text not null,
  position integer not null,
  unique (account_id, list, name)
);
