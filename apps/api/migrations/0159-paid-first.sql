alter table permit drop constraint permit_kind_check;
alter table permit add constraint permit_kind_check
  check (kind in ('PERMIT', 'RETIREMENT', 'TEMPORARY', 'PROVISIONAL')) not valid;
alter table permit validate constraint permit_kind_check;

-- Paid before the offices look; empty again once they are done.
alter table application add column provisional_days integer check (provisional_days > 0);
