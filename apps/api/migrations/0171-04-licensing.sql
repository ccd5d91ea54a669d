-- Businesses, who acts for them, applications, papers, and what changed a business.

create table business (
  business_id bigint generated always as identity primary key,
  company_code text not null unique,
  owner_id bigint not null references account,
  state text not null default 'PROSPECT',
  company_name text not null default '',
  registration_no text,
  brgycode text references barangay (brgycode),
  address text not null default '',
  line_ids text[] not null default '{}',
  geo_lat double precision,
  geo_lng double precision,
  form jsonb,
  draft jsonb not null default '{}',
  plate_no text unique,
  registered_at timestamptz(3),
  saved_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  discarded_at timestamptz(3),
  -- A business that was taken over may keep its name while the former owner's closes.
  taken_over_from bigint references business (business_id),
  -- A draft may be open on two devices. A save names the revision it began from, so that the later one never replaces unseen what the earlier one kept.
  draft_revision integer not null default 0,
  -- It names the estate that the business belongs to while the heirs continue for the term that was paid.
  estate_of text,
  -- The searched form of the name is written once with its business: made anew for every row that a search reads, it took ten times what the row
  -- took (decision 0068).
  search_name text not null generated always as (search_text(company_name)) stored
);
create index business_owner on business (owner_id, business_id desc) where discarded_at is null;
create unique index business_registration on business (registration_no) where registration_no is not null and discarded_at is null;
create index business_lines on business using gin (line_ids);
create index business_words on business using gin (search_words(company_name)) where discarded_at is null;
create index business_code_begins on business (company_code text_pattern_ops) where discarded_at is null;
-- Any part of a number, as people read it out.
create index business_code_parts on business using gin (company_code gin_trgm_ops) where discarded_at is null;
create unique index business_name_place on business (lower(company_name), brgycode)
  where registered_at is not null and discarded_at is null and taken_over_from is null;
-- The register of one barangay, newest number first.
create index business_of_barangay on business (brgycode, business_id) where registered_at is not null and discarded_at is null;
-- The running number of a code, as people say it: read from its end.
create index business_code_ends on business (reverse(company_code) text_pattern_ops) where discarded_at is null;
-- Nine digits: who is taxed, whatever the branch.
create index business_tin on business (left(form -> 'identity' ->> 'tin', 11)) where form is not null;
create index business_place on business (geo_lat, geo_lng)
  where geo_lat is not null and registered_at is not null and discarded_at is null;
create index business_without_place on business (business_id)
  where geo_lat is null and registered_at is not null and discarded_at is null;
create index business_name_begins on business (search_name text_pattern_ops) where discarded_at is null;
create index business_name_alike on business using gin (search_name gin_trgm_ops) where discarded_at is null;
-- With what a search and a barangay ask of each row, so that reading far down it fetches none of those it passes (decision 0068).
create index business_by_name on business ("left"(search_name, 80), business_id) include (search_name, brgycode)
where registered_at is not null and discarded_at is null;

-- Businesses with a name that resembles what was typed, with how much, 0.45 to 1. The operator reads its threshold from the setting, so that the
-- index serves it. A misspelling that hundreds of names resemble is not worth more: no search reads further than this.
create function businesses_named_like(typed text) returns table (business_id bigint, likeness real)
language sql stable parallel safe rows 50 set pg_trgm.word_similarity_threshold = 0.45 as $$
  select b.business_id, word_similarity(search_text(typed), b.search_name)
  from business b where b.discarded_at is null and search_text(typed) <% b.search_name limit 500
$$;

-- A clerk of the licensing office files for a citizen at the counter (decision 0096).
create table walk_in (
  walk_in_id bigint generated always as identity primary key,
  walk_in_no text not null unique,
  clerk_id bigint not null references account,
  owner_id bigint not null references account,
  opened_at timestamptz(3) not null,
  -- Of that day only; whether it is over is judged at each request.
  day date not null,
  ended_at timestamptz(3),
  check (clerk_id <> owner_id)
);
create unique index walk_in_open on walk_in (clerk_id) where ended_at is null;
create index walk_in_clerk on walk_in (clerk_id);
create index walk_in_owner on walk_in (owner_id, walk_in_id desc);

create trigger walk_in_not_deleted before delete on walk_in for each row execute function refuse_change();
create trigger walk_in_no_truncate before truncate on walk_in for each statement execute function refuse_change();

-- A delegate files for a business with scope and last day, under an authority of their own number (decision 0096).
create table delegation (
  delegation_id bigint generated always as identity primary key,
  delegation_no text not null unique,
  business_id bigint not null references business (business_id),
  -- Who appointed. An authority ends with the ownership that it came from.
  owner_id bigint not null references account,
  -- By e-mail, so that an offer says nothing about who has an account.
  delegate_email text not null,
  delegate_id bigint references account,
  scope text[] not null check (scope <@ array['VIEW', 'FILE', 'PAY'] and 'VIEW' = any(scope)),
  -- Whether the last day is over is judged at each request; no row says it.
  state text not null default 'OFFERED' check (state in ('OFFERED', 'ACTIVE', 'DECLINED', 'WITHDRAWN', 'ENDED')),
  offered_at timestamptz(3) not null,
  answer_by date not null,
  ends_on date not null,
  answered_at timestamptz(3),
  ended_at timestamptz(3),
  ended_by bigint references account,
  -- The clerk's authority for each business of the citizen, so that every record names it as it names a delegate's.
  walk_in_id bigint references walk_in,
  check (state not in ('ACTIVE', 'ENDED') or delegate_id is not null),
  check (delegate_id is distinct from owner_id),
  check (answer_by <= ends_on and ends_on <= (offered_at at time zone 'Asia/Manila')::date + 366)
);
create index delegation_business on delegation (business_id, delegation_id desc);
create index delegation_delegate on delegation (delegate_id, delegation_id desc) where delegate_id is not null;
create index delegation_offer on delegation (delegate_email) where state = 'OFFERED';
create index delegation_owner on delegation (owner_id, offered_at desc);
create index delegation_walk_in on delegation (walk_in_id) where walk_in_id is not null;
create unique index delegation_walk_in_once on delegation (walk_in_id, business_id) where walk_in_id is not null;

create trigger delegation_not_deleted before delete on delegation for each row execute function refuse_change();
create trigger delegation_no_truncate before truncate on delegation for each statement execute function refuse_change();

create table application (
  assessment_id bigint generated always as identity primary key,
  assessment_code text unique,
  business_id bigint not null references business (business_id),
  owner_id bigint not null references account,
  brgycode text not null references barangay (brgycode),
  application_type text not null,
  tax_year integer not null,
  state text not null default 'DRAFT',
  revision integer not null default 0,
  payment_mode text,
  arta_class text,
  draft jsonb not null default '{}',
  declaration jsonb,
  snapshot jsonb,
  returned jsonb,
  submitted_at timestamptz(3),
  accepted_at timestamptz(3),
  due_on date,
  decided_at timestamptz(3),
  saved_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- What an amendment changes, and what it or a retirement declares.
  amendment text,
  change jsonb,
  draft_revision integer not null default 0,
  -- Codes of the papers whose original the owner brings to the municipal hall instead of sending a copy.
  brought text[] not null default '{}',
  -- Under which authority an application was filed last; null where its owner filed.
  filed_under bigint references delegation,
  -- Paid before the offices look; empty again once they are done.
  provisional_days integer check (provisional_days > 0)
);
create index application_state on application (state, assessment_id desc);
create index application_owner on application (owner_id, assessment_id desc);
create index application_submitted on application (submitted_at) where submitted_at is not null;
create index application_decided on application (decided_at) where decided_at is not null;
create index application_business on application (business_id, assessment_id desc);
create index application_code_begins on application (assessment_code text_pattern_ops) where assessment_code is not null;
create index application_code_parts on application using gin (assessment_code gin_trgm_ops) where assessment_code is not null;
-- Of events several are open at a time, but one draft; of other types one for a business, year and type (row A1).
create unique index application_open on application (business_id, tax_year, application_type)
  where state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED') and application_type <> 'SPECIAL';
create unique index application_event_begun on application (business_id, tax_year)
  where state = 'DRAFT' and application_type = 'SPECIAL';
create index application_clock on application (due_on, assessment_id) where state in ('ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED');
create index application_code_ends on application (reverse(assessment_code) text_pattern_ops) where assessment_code is not null;
-- The check is not valid, as in databases whose first rows are older than it.
alter table application add constraint application_amendment check ((application_type = 'AMENDMENT') = (amendment is not null)) not valid;

create table application_requirement (
  assessment_id bigint not null references application (assessment_id) on delete cascade,
  code text not null references requirement (code),
  name jsonb not null,
  is_mandatory boolean not null,
  verified_by text[] not null,
  primary key (assessment_id, code)
);

create table document (
  document_id uuid primary key,
  business_id bigint not null references business (business_id),
  assessment_id bigint references application (assessment_id),
  requirement_code text not null references requirement (code),
  version integer not null,
  file_name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null,
  state text not null default 'PENDING_REVIEW',
  remarks text not null default '',
  judged_by bigint references account,
  judged_at timestamptz(3),
  uploaded_by bigint not null references account,
  uploaded_at timestamptz(3) not null default now(),
  removed_at timestamptz(3),
  -- A paper is valid as long as its owner says or an office corrects; the row keeps when that was said last, and when its owner was notified that it ends.
  valid_from date,
  valid_until date,
  dated_at timestamptz(3),
  expiry_told_at timestamptz(3),
  unique (business_id, requirement_code, version),
  constraint document_validity check (valid_from <= valid_until)
);
-- What one owner sent in a year, and what was sent for one application, is summed with every upload.
create index document_uploaded_by on document (uploaded_by, uploaded_at);
create index document_assessment on document (assessment_id) where assessment_id is not null;
create index document_expiry on document (valid_until) where expiry_told_at is null and removed_at is null;

-- The row says which paper an application was filed with: an office continues to see what it saw, whatever the owner sends later. A paper that
-- an office required again ends the row of the one before it.
create table document_use (
  use_id bigint generated always as identity primary key,
  assessment_id bigint not null references application (assessment_id),
  requirement_code text not null references requirement (code),
  document_id uuid not null references document (document_id),
  used_from timestamptz(3) not null,
  used_until timestamptz(3)
);
create unique index document_use_now on document_use (assessment_id, requirement_code) where used_until is null;
create index document_use_document on document_use (document_id);

-- A file that arrives in pieces. Its bytes lie beside the files until the last piece came; the row then stays for a
-- day, so that a sender who missed the last answer learns that everything has arrived.
create table upload (
  upload_id uuid primary key,
  account_id bigint not null references account,
  business_id bigint not null references business (business_id),
  assessment_id bigint references application (assessment_id),
  assessment_code text,
  requirement_code text not null references requirement (code),
  file_name text not null,
  length integer not null check (length > 0),
  received integer not null default 0 check (received between 0 and length),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  finished_at timestamptz(3)
);
-- One at a time for a paper: whoever begins again gives up what was begun before.
create unique index upload_open on upload (business_id, requirement_code, coalesce(assessment_id, 0))
  where finished_at is null;
create index upload_account on upload (account_id) where finished_at is null;
create index upload_expiry on upload (expires_at);

-- What everyone concerned reads as the history of an application; the audit log is kept beside it.
create table timeline (
  timeline_id bigint generated always as identity primary key,
  assessment_id bigint not null references application (assessment_id),
  at timestamptz(3) not null,
  act text not null,
  office text,
  actor_id bigint references account,
  actor text not null default '',
  note text not null default '',
  params jsonb not null default '{}',
  delegation_id bigint references delegation default delegation_of_act()
);
create index timeline_application on timeline (assessment_id, timeline_id desc);

create trigger timeline_append_only before update or delete on timeline for each row execute function refuse_change();
create trigger timeline_no_truncate before truncate on timeline for each statement execute function refuse_change();

-- What a granted change made of a business: its former values stay readable for ever.
create table business_change (
  change_id bigint generated always as identity primary key,
  business_id bigint not null references business (business_id),
  -- A business comes to heirs without an application of its own.
  assessment_id bigint references application (assessment_id),
  kind text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null default '',
  effective_on date not null,
  recorded_by bigint references account,
  recorded_at timestamptz(3) not null,
  constraint business_change_application check (assessment_id is not null or kind = 'DEATH')
);
create index business_change_business on business_change (business_id, change_id desc);
create index business_change_application on business_change (assessment_id);

create trigger business_change_append_only before update or delete on business_change for each row execute function refuse_change();
create trigger business_change_no_truncate before truncate on business_change for each statement execute function refuse_change();

-- An owner closes a business for these days and continues it afterwards (decision 0079).
create table business_pause (
  pause_id bigint generated always as identity primary key,
  business_id bigint not null references business (business_id),
  state text not null default 'DECLARED' check (state in ('DECLARED', 'CLOSED', 'REOPENED', 'WITHDRAWN')),
  reason text not null,
  closed_from date not null,
  closed_until date not null check (closed_until >= closed_from),
  declared_by bigint not null references account,
  declared_at timestamptz(3) not null,
  reopened_on date
);
create index business_pause_business on business_pause (business_id, pause_id desc);
create index business_pause_open on business_pause (closed_from) where state in ('DECLARED', 'CLOSED');
create index business_pause_declared_by on business_pause (declared_by);

-- What was found at the place before a closure is assessed; the newest visit counts.
create table closing_visit (
  visit_id bigint generated always as identity primary key,
  assessment_id bigint not null references application (assessment_id),
  visited_on date not null,
  outcome text not null check (outcome in ('CLOSED', 'OPERATING', 'SIMULATED')),
  findings text not null,
  visited_by bigint not null references account,
  recorded_at timestamptz(3) not null
);
create index closing_visit_application on closing_visit (assessment_id, visit_id desc);

-- An offer to hand a business over; by e-mail, so that it says nothing about who has an account.
create table transfer (
  transfer_id bigint generated always as identity primary key,
  business_id bigint not null references business (business_id),
  seller_id bigint not null references account,
  buyer_email text not null,
  buyer_id bigint references account,
  state text not null default 'OFFERED' check (state in ('OFFERED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  offered_at timestamptz(3) not null,
  expires_on date not null,
  answered_at timestamptz(3),
  reason text not null default '',
  -- What the acceptance began: the seller's retirement or change of record, and the buyer's new business and application.
  seller_assessment_id bigint references application (assessment_id),
  new_business_id bigint references business (business_id),
  new_assessment_id bigint references application (assessment_id)
);
create unique index transfer_open on transfer (business_id) where state = 'OFFERED';
create index transfer_seller on transfer (seller_id, transfer_id desc);
create index transfer_buyer on transfer (buyer_email, transfer_id desc);
create index transfer_new_business on transfer (new_business_id) where new_business_id is not null;
create index transfer_business on transfer (business_id, transfer_id desc);

-- The negative list of the fire bureau for a year: whom silence does not clear (domain reference 1.4).
create table fire_negative_list (
  tax_year integer not null,
  business_id bigint not null references business (business_id),
  listed_by bigint references account,
  listed_at timestamptz not null,
  primary key (tax_year, business_id)
);
