-- Names of businesses are found in spite of typing errors, by trigrams. pg_trgm is trusted since PostgreSQL 13: whoever may create in the database may
-- create it, and where the owner may not, an administrator of the server does it once before the start (documentation, Deployment).
do $do$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create extension pg_trgm;
  end if;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise exception 'the search of names needs the extension pg_trgm, which this role may not or cannot create (%). Let an administrator of the server run in this database: create extension pg_trgm; then start again', sqlerrm;
end
$do$;

-- A server that had no trigrams when the first tables were made compared letters only.
create or replace function name_likeness(a text, b text) returns real language sql immutable as $$ select similarity(lower(a), lower(b)) $$;

-- A name as it is searched: small letters and digits, no accents, one space between words.
create function search_text(told text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(lower(translate(told, 'ÑñÁáÉéÍíÓóÚúÜü', 'nnaaeeiioouuuu')), '[^[:alnum:]]+', ' ', 'g'))
$$;

drop index if exists business_name_search;
create index business_name_begins on business (search_text(company_name) text_pattern_ops) where discarded_at is null;
create index business_name_alike on business using gin (search_text(company_name) gin_trgm_ops) where discarded_at is null;
-- Any part of a number, as people read it out.
create index business_code_parts on business using gin (company_code gin_trgm_ops) where discarded_at is null;
create index application_code_parts on application using gin (assessment_code gin_trgm_ops) where assessment_code is not null;

-- Businesses with a name that resembles what was typed, with how much, 0.45 to 1. The operator reads its threshold from the setting, so that the
-- index serves it. A misspelling that hundreds of names resemble is not worth more: no search reads further than this.
create function businesses_named_like(typed text) returns table (business_id bigint, likeness real)
language sql stable parallel safe rows 50 set pg_trgm.word_similarity_threshold = 0.45 as $$
  select b.business_id, word_similarity(search_text(typed), search_text(b.company_name))
  from business b where b.discarded_at is null and search_text(typed) <% search_text(b.company_name) limit 500
$$;
