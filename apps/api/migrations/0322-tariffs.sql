-- A version of the revenue code may be a tariff: then its taxes, fees, lines of business, due days and late policies are those of the
-- document, and `content` keeps what no tariff holds (routing, days of disputes and closures, accounts of late charges). The drafter gives
-- a reason for each finding of the judge that needs one, by the path of the finding.
alter table ordinance_version
  add column tariff jsonb,
  add column tariff_reasons jsonb not null default '{}',
  add constraint ordinance_version_reasons check (tariff is not null or tariff_reasons = '{}');
