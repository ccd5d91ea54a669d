-- One rule for names in every search: case, marks (also those that some phones send as signs of their own), apostrophes of every kind and blanks make
-- no difference. Only six marked letters were read without their marks before, and U+02BC, which PostgreSQL takes for a letter, hid what followed it.
create or replace function search_text(told text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    lower(regexp_replace(normalize(translate(told, 'ʼʻʹʽ', '    '), nfd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- These two hold the same expression: an index is made without the schema in which a function would look for another.
create or replace function search_words(told text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array(
    select distinct part
    from regexp_split_to_table(lower(regexp_replace(normalize(translate(told, 'ʼʻʹʽ', '    '), nfd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+') word, unnest(array[word, ltrim(word, '0')]) part where part <> ''))
$$;

create or replace function search_query(typed text) returns tsquery language sql immutable strict parallel safe as $$
  select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery
  from regexp_split_to_table(lower(regexp_replace(normalize(translate(typed, 'ʼʻʹʽ', '    '), nfd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+') word where word <> ''
$$;

-- What was made by the old rule is made anew.
drop index business_words;
drop index account_words;
alter table business drop column search_name;
alter table business add column search_name text not null generated always as (search_text(company_name)) stored;
create index business_words on business using gin (search_words(company_name)) where discarded_at is null;
create index account_words on account using gin (search_words(firstname || ' ' || lastname));
create index business_name_begins on business (search_name text_pattern_ops) where discarded_at is null;
create index business_name_alike on business using gin (search_name gin_trgm_ops) where discarded_at is null;
create index business_by_name on business ("left"(search_name, 80), business_id) include (search_name, brgycode)
where registered_at is not null and discarded_at is null;
