-- The one written extension of the legal days (RA 11032 s.9(b)(2), domain reference 3.10a): once for an application, never changed.
create table legal_extension (
  assessment_id bigint primary key references application (assessment_id),
  days integer not null check (days > 0),
  reason text not null check (reason <> ''),
  extended_on date not null,
  former_last_day date not null,
  last_day date not null,
  extended_by bigint not null references account,
  recorded_at timestamptz(3) not null,
  check (extended_on <= former_last_day and former_last_day < last_day)
);
create index legal_extension_extended_by on legal_extension (extended_by);
create trigger legal_extension_append_only before update or delete on legal_extension for each row execute function refuse_change();
