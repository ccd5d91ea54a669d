-- A credit or a posting of money whose payer is unknown waits for a second treasury officer: what was proposed, and the number of the business
-- or of the order that would get it.
alter table payment_exception
  add column proposed_outcome text check (proposed_outcome in ('CREDITED', 'MATCHED')),
  add column proposed_target text not null default '',
  add constraint payment_exception_target check ((proposed_outcome is null) = (proposed_target = ''));
