-- Scans that were made without signal and sent later, and codes seen in two far places (decision 0125).
alter table permit_scan
  add column scan_key uuid,
  add column lat double precision check (lat between -90 and 90),
  add column lng double precision check (lng between -180 and 180),
  add column accuracy double precision check (accuracy >= 0),
  add column received_at timestamptz not null default now(),
  add constraint permit_scan_place check ((lat is null) = (lng is null) and (lat is null) = (accuracy is null));
-- The same scan sent twice is one scan.
create unique index permit_scan_key on permit_scan (account_id, scan_key);
create index permit_scan_placed on permit_scan (permit_id, scanned_at) where lat is not null;

create table scan_alert (
  alert_id bigint generated always as identity primary key,
  permit_id bigint not null references permit (permit_id),
  first_scan bigint not null references permit_scan (scan_id),
  second_scan bigint not null references permit_scan (scan_id),
  kilometres integer not null,
  noticed_at timestamptz(3) not null,
  unique (first_scan, second_scan)
);
create index scan_alert_permit on scan_alert (permit_id);
create index scan_alert_second on scan_alert (second_scan);
