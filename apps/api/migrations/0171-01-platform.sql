-- What every area uses: the search of names, records that stay, settings, numbers, outgoing mail, files and limits.

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

-- A record that is append only refuses every change, also of the owner of its table; serving-role.ts reads the triggers that call this
-- function and withholds the same rights from the serving role.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- The authority of the transaction: set where a delegate takes hold of a business, gone with the transaction.
create function delegation_of_act() returns bigint language sql stable
  return nullif(current_setting('ebpls.delegation_id', true), '')::bigint;

-- Every change of a reference table raises this number, so that each node knows when what it holds in memory is stale.
create function raise_reference_revision() returns trigger language plpgsql as $$
begin
  update setting set value = to_jsonb((value #>> '{}')::bigint + 1), updated_at = now() where key = 'reference_revision';
  return null;
end
$$;

-- A name as it is searched: small letters and digits, no accents, one space between words.
create function search_text(told text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(lower(translate(told, 'ÑñÁáÉéÍíÓóÚúÜü', 'nnaaeeiioouuuu')), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The function says how alike two business names are, 0 to 1, so that a name close to a registered one is noticed.
create function name_likeness(a text, b text) returns real language sql immutable as $$ select similarity(lower(a), lower(b)) $$;

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

-- Every act writes down who did it; `account_id` and `delegation_id` reference tables of later files (0171-11-operations.sql).
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  account_id bigint,
  role_name text,
  act text not null,
  object_kind text not null,
  object_id text not null,
  detail jsonb not null default '{}',
  -- Every record that an act writes names the authority by itself, so that no act can forget it.
  delegation_id bigint default delegation_of_act()
);
create index audit_entry_object on audit_entry (object_kind, object_id, id);
create index audit_entry_account on audit_entry (account_id, id);
create index audit_entry_delegation on audit_entry (delegation_id, id desc) where delegation_id is not null;

create trigger audit_entry_append_only before update or delete on audit_entry for each row execute function refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry for each statement execute function refuse_change();

create table idempotency_key (
  account_id bigint not null,
  key text not null,
  endpoint text not null,
  body_hash text not null,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'DONE')),
  reply jsonb,
  claimed_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  -- An uploaded file, as a keyed digest: the same key with another file is another request.
  content_hash text,
  primary key (account_id, key)
);
create index idempotency_key_expires on idempotency_key (expires_at);

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null default now(),
  updated_by bigint
);

-- The picture of the seal is printed on every paper, so a new one is noticed like a new name of the municipality.
create trigger municipality_changed after insert or update of value on setting for each row when (new.key in ('municipality', 'municipality_seal')) execute function raise_reference_revision();

insert into setting (key, value) values ('reference_revision', '1');

-- What one treasurer may give back alone (centavos), and the working days of the gateway's payout and of an answer to a claim.
insert into setting (key, value) values ('gateway_office', '{"refund_alone_most": 100000, "payout_wd": 3, "answer_wd": 3}');

-- Working days in which a claim is evaluated; after them it is shown as late.
insert into setting (key, value) values ('refund_claims', '{"evaluate_wd": 5}');

-- Working days to appeal against the refusal of an application, a suspension or a revocation.
insert into setting (key, value) values ('appeals', '{"decided_wd": 15}');

-- A claim that nobody touched for so many whole working days goes back to the queue (row C18, decision 0115).
insert into setting (key, value) values ('desk_claims', '{"untouched_wd": 2}');

-- A number is taken inside the transaction that uses it: a transaction that fails gives it back, so no number is skipped.
create table number_series (
  series text not null,
  year integer not null,
  last bigint not null,
  primary key (series, year)
);

-- One row for each occasion, so that a reminder is sent once however often the clock looks and however long the server was down.
create table timer_event (
  timer text not null,
  object_kind text not null,
  object_id bigint not null,
  occasion text not null,
  happened_at timestamptz not null,
  primary key (timer, object_kind, object_id, occasion)
);

-- The realtime adapter keeps messages here that do not fit a notification.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);

-- The function notifies every node with the commit of its caller. A notification holds less than 8,000 bytes; what is longer waits in a row, and
-- whoever adds one removes those that no node will read any more.
create function announce(note text) returns void language plpgsql as $$
declare
  kept bigint;
begin
  if octet_length(note) < 7900 then
    perform pg_notify('ebpls_changed', note);
  else
    delete from socket_io_attachments where id in (select id from socket_io_attachments where created_at < now() - interval '1 minute' for update skip locked);
    insert into socket_io_attachments (payload) values (convert_to(note, 'UTF8')) returning id into kept;
    perform pg_notify('ebpls_changed', json_build_object('attachment', kept)::text);
  end if;
end $$;

-- One row that is written to learn whether the database takes writes at all: a standby, a read-only or a full one does not.
create table write_check (
  id smallint primary key default 1 check (id = 1),
  checked_at timestamptz(3) not null default now()
);
insert into write_check default values;

-- The table counts how often somebody did something, for all nodes together. What is counted is kept as a digest, so the table names nobody.
-- It is unlogged: after a crash the counts begin anew, which costs an attacker nothing and everyone else less.
create unlogged table limit_count (
  rule text not null,
  key bytea not null,
  count integer not null,
  refused integer not null,
  ends_at timestamptz(3) not null,
  primary key (rule, key)
);
create index limit_count_end on limit_count (ends_at);

-- The row says what a file in folder or bucket was when it was put there (decision 0086), so that a store that answers with other bytes is
-- noticed. A file without a row is read unchecked.
create table stored_file (
  storage_key text primary key,
  size bigint not null,
  sha256 text not null
);

create table mail (
  id bigint generated always as identity primary key,
  to_address text not null,
  template text not null,
  locale text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'FAILED')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  -- The part of a mail that opens an account is kept in its row only until the mail was sent; '' says that it was taken out of one that never left.
  secret text
);
create index mail_to on mail (to_address, created_at desc);
create index mail_state on mail (state, id) where state <> 'SENT';
create index mail_secret on mail (created_at) where secret <> '';
