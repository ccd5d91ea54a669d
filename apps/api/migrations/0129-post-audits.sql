-- Renewals that a rule approved and that are looked at afterwards (decisions 0088 and 0196).
create table post_audit (
  assessment_id bigint primary key references application (assessment_id),
  -- Why it was drawn: near the ceiling of the rule, gross that fell, or by lot.
  ground text not null check (ground in ('NEAR_CEILING', 'GROSS_FELL', 'LOT')),
  drawn_on date not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'RIGHT', 'WRONG')),
  finding text not null default '',
  looked_by bigint references account,
  looked_at timestamptz(3),
  check ((state = 'OPEN') = (looked_at is null)),
  check ((looked_at is null) = (looked_by is null))
);
create index post_audit_waiting on post_audit (drawn_on, assessment_id) where state = 'OPEN';
create trigger post_audit_not_deleted before delete on post_audit for each row execute function refuse_change();
create trigger post_audit_no_truncate before truncate on post_audit for each statement execute function refuse_change();
