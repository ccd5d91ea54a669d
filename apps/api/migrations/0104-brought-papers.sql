-- Codes of the papers whose original the owner brings to the municipal hall instead of sending a copy.
alter table application add column brought text[] not null default '{}';
