-- Years that nobody filed are billed with the renewal of a later one. The bill keeps what each of them was assessed on; its lines and
-- installments name their year like those that were carried over.
alter table bill add column back_years jsonb not null default '[]';
