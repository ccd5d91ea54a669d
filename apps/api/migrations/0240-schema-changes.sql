-- Which version of the product changed the tables, and which backup was made before it: an older version that finds tables newer than its own names
-- both to the operator (ADR 0206).
create table schema_change (
  change_id bigint generated always as identity primary key,
  product_version text not null,
  migrations text[] not null check (cardinality(migrations) > 0),
  took_ms integer not null,
  -- The name of the file; null where no backup was needed or the server of DATABASE_URL keeps its own.
  backup text,
  changed_at timestamptz not null default now()
);
