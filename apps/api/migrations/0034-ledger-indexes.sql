-- Statements that were issued, and the ways into the ledger that keep a list as quick with a million rows as with ten thousand.

-- A statement is kept as it was issued, so that the paper in a hand and the paper on the server are one.
create table statement_paper (
  soa_no text primary key,
  business_id bigint not null references business (business_id),
  as_of date not null,
  issued_at timestamptz not null,
  issued_by bigint not null references account,
  content jsonb not null
);
create index statement_paper_business on statement_paper (business_id, issued_at desc);
create trigger statement_paper_append_only before update or delete on statement_paper for each row execute function refuse_change();

-- The receipts of a payment, whatever became of them; the unique one holds those that stand only.
create index receipt_of_payment on receipt (payment_id);
-- Money of a business that is applied to nothing.
create index journal_entry_business on journal_entry (business_id, effective_on);
-- What receipts collected in a period, without what stands beside it in their entries.
create index journal_line_printed on journal_line (entry_id) where kind is not null;
create index journal_entry_collected on journal_entry (posted_on, entry_id) where kind in ('COLLECTION', 'REVERSAL');
