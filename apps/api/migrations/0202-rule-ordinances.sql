-- Provisional permits and the approval of low-risk renewals by rule exist only while an ordinance or executive order says so (domain reference 3.2, decision 0196).
create table rule_ordinance (
  rule text not null check (rule in ('LOW_RISK_RENEWAL', 'PROVISIONAL_PERMIT')),
  ordinance_no text not null check (ordinance_no <> ''),
  in_force_from date not null,
  in_force_until date,
  primary key (rule, in_force_from),
  check (in_force_until is null or in_force_until >= in_force_from)
);
create trigger rule_ordinance_changed after insert or update or delete or truncate on rule_ordinance for each statement execute function raise_reference_revision();
