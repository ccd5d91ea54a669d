-- A discount for early payment may become lower: after `early_until` these shares of what is unpaid are taken off, each until its own day, as
-- [{"until": "2026-01-20", "share": {"numerator": 5, "denominator": 100}}]; null without any.
alter table installment_item
  add column early_later jsonb check (jsonb_typeof(early_later) = 'array'),
  add constraint installment_item_early_later check (early_later is null or early_until is not null);
