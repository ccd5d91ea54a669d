-- What people are told inside the product, and what makes names and numbers quick to find.

create table notification (
  notification_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- Told as one of an office: whoever leaves the office no longer sees it.
  role_id integer references role (id),
  kind text not null,
  params jsonb not null default '{}',
  path text,
  inquiry_id bigint references inquiry (id) on delete cascade,
  told_at timestamptz(3) not null,
  read_at timestamptz(3),
  -- The one mail about a thread that nobody has opened yet.
  mailed_at timestamptz(3),
  check ((path is null) <> (inquiry_id is null))
);
create index notification_account on notification (account_id, notification_id desc);
create index notification_unread on notification (account_id, notification_id desc) where read_at is null;
create index notification_told on notification (told_at);
-- However much is written in a thread, it is one line until it is read.
create unique index notification_thread on notification (inquiry_id, account_id) where inquiry_id is not null and read_at is null;
create index notification_unmailed on notification (told_at) where kind = 'inquiry_answer' and read_at is null and mailed_at is null;

-- The words of a name: small letters, no accents, and numbers without the zeros in front beside those with them.
create function search_words(told text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array(
    select distinct part from regexp_split_to_table(lower(translate(told, 'ÑñÁáÉéÍíÓóÚúÜü', 'nnaaeeiioouuuu')), '[^[:alnum:]]+') word, unnest(array[word, ltrim(word, '0')]) part where part <> ''))
$$;

-- Every word that was typed, as the beginning of a word.
create function search_query(typed text) returns tsquery language sql immutable strict parallel safe as $$
  select coalesce(string_agg(quote_literal(word) || ':*', ' & '), '')::tsquery
  from regexp_split_to_table(lower(translate(typed, 'ÑñÁáÉéÍíÓóÚúÜü', 'nnaaeeiioouuuu')), '[^[:alnum:]]+') word where word <> ''
$$;

create index business_words on business using gin (search_words(company_name)) where discarded_at is null;
create index account_words on account using gin (search_words(firstname || ' ' || lastname));
-- Numbers are found by their beginning, whatever the collation of the server.
create index account_email_begins on account (email text_pattern_ops);
create index business_code_begins on business (company_code text_pattern_ops) where discarded_at is null;
create index application_code_begins on application (assessment_code text_pattern_ops) where assessment_code is not null;
create index permit_no_begins on permit (permit_no text_pattern_ops);
create index receipt_no_begins on receipt (receipt_no text_pattern_ops);
