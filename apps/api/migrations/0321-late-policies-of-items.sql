-- A revenue code that is a tariff has a late policy for each charge: the item of an installment names it. Without a name, which is what
-- every earlier item means, the one policy of the code that billed it holds. An item has a due day of its own where its policy counts
-- working days otherwise than the installment.
alter table installment_item
  add column late_code text check (late_code <> ''),
  add column due_on date;
