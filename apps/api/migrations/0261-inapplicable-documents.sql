-- Documents that the owner states do not apply to the business, each with the reason that the offices read.
alter table application add column inapplicable jsonb not null default '{}';
