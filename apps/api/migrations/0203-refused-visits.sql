-- A visit that the owner refused keeps silence from deciding (RA 11032 s.10, domain reference 3.10a).
alter table inspection_report drop constraint inspection_report_result_check;
alter table inspection_report
  add constraint inspection_report_result_check check (result in ('PASSED', 'FAILED', 'REFUSED', 'NO_SHOW'));
