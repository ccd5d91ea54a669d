-- Reference rows, businesses, applications, papers and clearances. Words are those of the contracts.

create table barangay (
  brgycode text primary key,
  name text not null unique,
  class text not null,
  population integer not null,
  role_name text not null unique,
  fee_overrides jsonb not null default '{}',
  lat double precision not null,
  lng double precision not null
);

create table line_of_business (
  line text primary key,
  name text not null,
  content jsonb not null
);

create table requirement (
  code text primary key,
  content jsonb not null
);

create table office (
  office text primary key,
  role_id integer unique,
  content jsonb not null
);

create table holiday (
  day date primary key,
  name text not null,
  kind text not null
);

create table ordinance_version (
  ordinance_version_id bigint generated always as identity primary key,
  version text not null unique,
  title text not null,
  effective_on date not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED')),
  content jsonb not null,
  published_at timestamptz(3)
);

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
  discarded_at timestamptz(3)
);
create index business_owner on business (owner_id, business_id desc) where discarded_at is null;
create unique index business_registration on business (registration_no) where registration_no is not null and discarded_at is null;
create unique index business_name_place on business (lower(company_name), brgycode) where registered_at is not null and discarded_at is null;
create index business_lines on business using gin (line_ids);

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
  updated_at timestamptz(3) not null default now()
);
-- One open application for a business, year and type (row A1).
create unique index application_open on application (business_id, tax_year, application_type)
  where state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED');
create index application_state on application (state, assessment_id desc);
create index application_owner on application (owner_id, assessment_id desc);
create index application_submitted on application (submitted_at) where submitted_at is not null;
create index application_decided on application (decided_at) where decided_at is not null;
create index application_business on application (business_id, assessment_id desc);

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
  unique (business_id, requirement_code, version)
);

create table clearance (
  clearance_id bigint generated always as identity primary key,
  assessment_id bigint not null references application (assessment_id),
  office text not null,
  brgycode text not null references barangay (brgycode),
  state text not null default 'PENDING',
  reason text not null default '',
  due_on date,
  days_limit integer not null default 0,
  assigned_to bigint references account,
  clearance_no text unique,
  ground text,
  remarks text not null default '',
  requested_documents text[] not null default '{}',
  conditions jsonb not null default '[]',
  expires_on date,
  paused_at timestamptz(3),
  paused_days integer not null default 0,
  received_at timestamptz(3) not null default now(),
  decided_by bigint references account,
  decided_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  unique (assessment_id, office)
);
create index clearance_queue on clearance (office, state, due_on, clearance_id);
create index clearance_barangay on clearance (brgycode, state, due_on, clearance_id) where office = 'barangay';
create index clearance_open on clearance (office, due_on, clearance_id) where state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED', 'FOR_COMPLIANCE');
create index clearance_decided on clearance (office, decided_at) where decided_at is not null;

create table inspection (
  inspection_id bigint generated always as identity primary key,
  inspection_no text not null unique,
  clearance_id bigint not null references clearance (clearance_id),
  scheduled_at timestamptz(3) not null,
  inspectors text not null,
  times_moved integer not null default 0,
  visited_at timestamptz(3),
  result text,
  findings text not null default '',
  checklist jsonb not null default '[]',
  next_on date,
  created_at timestamptz(3) not null default now()
);
create index inspection_clearance on inspection (clearance_id, inspection_id desc);

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
  params jsonb not null default '{}'
);
create index timeline_application on timeline (assessment_id, timeline_id desc);

-- Every change of a reference table raises this number, so that each node knows when what it holds in memory is stale.
insert into setting (key, value) values ('reference_revision', '1');

create function raise_reference_revision() returns trigger language plpgsql as $$
begin
  update setting set value = to_jsonb((value #>> '{}')::bigint + 1), updated_at = now() where key = 'reference_revision';
  return null;
end
$$;

create trigger barangay_changed after insert or update or delete or truncate on barangay for each statement execute function raise_reference_revision();
create trigger line_of_business_changed after insert or update or delete or truncate on line_of_business for each statement execute function raise_reference_revision();
create trigger requirement_changed after insert or update or delete or truncate on requirement for each statement execute function raise_reference_revision();
create trigger office_changed after insert or update or delete or truncate on office for each statement execute function raise_reference_revision();
create trigger holiday_changed after insert or update or delete or truncate on holiday for each statement execute function raise_reference_revision();
create trigger ordinance_changed after insert or update or delete or truncate on ordinance_version for each statement execute function raise_reference_revision();
create trigger municipality_changed after insert or update of value on setting for each row when (new.key = 'municipality') execute function raise_reference_revision();

-- How alike two business names are, 0 to 1: by trigrams where the server has them, else alike only when letters and digits are equal.
do $do$
begin
  begin
    create extension if not exists pg_trgm;
  exception when others then
    raise notice 'pg_trgm is not available here; similar names are found by equal letters only';
  end;
  if exists (select from pg_extension where extname = 'pg_trgm') then
    execute 'create function name_likeness(a text, b text) returns real language sql immutable as $f$ select similarity(lower(a), lower(b)) $f$';
    execute 'create index business_name_search on business using gin (lower(company_name) gin_trgm_ops)';
  else
    execute $x$create function name_likeness(a text, b text) returns real language sql immutable as $f$ select (regexp_replace(lower(a), '[^a-z0-9]', '', 'g') = regexp_replace(lower(b), '[^a-z0-9]', '', 'g'))::int::real $f$$x$;
  end if;
end
$do$;
