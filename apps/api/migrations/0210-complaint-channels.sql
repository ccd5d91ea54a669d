-- Where people complain about a service (RA 11032 s.6: the Citizen's Charter names it): the municipality's own desk, the Anti-Red Tape Authority and the hotline 8888.
insert into setting (key, value)
values (
  'complaint_channels',
  '{
    "desk_en": "Public Assistance and Complaints Desk, Office of the Mayor",
    "desk_fil": "Public Assistance and Complaints Desk, Tanggapan ng Alkalde",
    "hours_en": "Monday to Friday, 8:00 am to 5:00 pm",
    "hours_fil": "Lunes hanggang Biyernes, 8:00 n.u. hanggang 5:00 n.h.",
    "telephone": "",
    "email": "",
    "arta_email": "complaints@arta.gov.ph",
    "hotline": "8888"
  }'
);
