-- Sanctions came after appeals in a new database.
alter table appeal add foreign key (sanction_id) references sanction (sanction_id);
