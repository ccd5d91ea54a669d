-- Some people have one legal name: their account has no last name, and no list, mail or paper shows a blank in its place.
alter table account add column full_name text not null generated always as (btrim(firstname || ' ' || lastname)) stored;
drop index account_words;
create index account_words on account using gin (search_words(full_name));
