-- The reference rows of a municipality: barangays, lines of business, papers, offices with their lists, holidays, the revenue code.

-- The rings of a boundary as the database compares them with a point.
create function shape_rings(shape jsonb) returns polygon[] language sql immutable
  return (
    select array_agg(
      (select ('(' || string_agg('(' || (corner ->> 0) || ',' || (corner ->> 1) || ')', ',') || ')')::polygon
        from jsonb_array_elements(ring) as corner)
    )
    from jsonb_array_elements(shape) as ring
  );

-- Even-odd as in the rule `isInShape`: islands and holes are rings too. Unknown without a boundary.
create function lies_in_rings(rings polygon[], lat double precision, lng double precision) returns boolean
  language sql immutable
  return (select count(*) % 2 = 1 from unnest(rings) as ring where ring @> point(lng, lat));

create table barangay (
  brgycode text primary key,
  name text not null unique,
  class text not null,
  population integer not null,
  role_name text not null unique,
  fee_overrides jsonb not null default '{}',
  lat double precision not null,
  lng double precision not null,
  -- The boundary of a barangay, rings of [longitude, latitude]; a pin is compared with it where it is given.
  shape jsonb,
  rings polygon[] generated always as (shape_rings(shape)) stored
);

create trigger barangay_changed after insert or update or delete or truncate on barangay for each statement execute function raise_reference_revision();

create table line_of_business (
  line text primary key,
  name text not null,
  content jsonb not null
);

create trigger line_of_business_changed after insert or update or delete or truncate on line_of_business for each statement execute function raise_reference_revision();

create table requirement (
  code text primary key,
  content jsonb not null
);

create trigger requirement_changed after insert or update or delete or truncate on requirement for each statement execute function raise_reference_revision();

create table office (
  office text primary key,
  role_id integer unique,
  content jsonb not null
);

create trigger office_changed after insert or update or delete or truncate on office for each statement execute function raise_reference_revision();

create table holiday (
  day date primary key,
  name text not null,
  kind text not null
);

create trigger holiday_changed after insert or update or delete or truncate on holiday for each statement execute function raise_reference_revision();

-- Bills are computed by a published version, so it is never changed, whoever tries.
create function keep_published_ordinance() returns trigger language plpgsql as $$
begin
  raise exception 'ordinance version % is published and stays as it is', old.version;
end
$$;

-- A version of the revenue code begins as a draft, is rehearsed on real assessments, and is published by a second person.
create table ordinance_version (
  ordinance_version_id bigint generated always as identity primary key,
  version text not null,
  title text not null,
  effective_on date not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  content jsonb not null,
  published_at timestamptz(3),
  parent_id bigint references ordinance_version (ordinance_version_id),
  revision integer not null default 1,
  -- Everybody who started or saved the draft: none of them publishes it.
  edited_by bigint[] not null default '{}',
  created_by bigint references account,
  created_at timestamptz(3) not null default now(),
  saved_by bigint references account,
  saved_at timestamptz(3) not null default now(),
  published_by bigint references account,
  reason text not null default ''
);
-- What was withdrawn gives its name back; a published version has one open draft at most.
create unique index ordinance_version_name on ordinance_version (version) where state <> 'WITHDRAWN';
create unique index ordinance_version_draft on ordinance_version (parent_id) where state = 'DRAFT';
create unique index ordinance_version_effect on ordinance_version (effective_on) where state = 'PUBLISHED';

create trigger ordinance_changed after insert or update or delete or truncate on ordinance_version for each statement execute function raise_reference_revision();
create trigger ordinance_kept before update or delete on ordinance_version for each row when (old.state = 'PUBLISHED') execute function keep_published_ordinance();

-- A draft of the revenue code is rehearsed on real assessments before it is published.
create table ordinance_rehearsal (
  rehearsal_id bigint generated always as identity primary key,
  ordinance_version_id bigint not null references ordinance_version (ordinance_version_id),
  parent_id bigint not null references ordinance_version (ordinance_version_id),
  revision integer not null,
  -- The content is the draft at the start of the rehearsal; later saves do not change it.
  content jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE')),
  tax_year integer,
  assessments integer not null default 0,
  done integer not null default 0,
  last_bill_id bigint not null default 0,
  tally jsonb not null,
  asked_by bigint not null references account,
  asked_on date not null,
  asked_at timestamptz(3) not null,
  moved_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  unique (ordinance_version_id, revision, asked_on)
);
create index ordinance_rehearsal_open on ordinance_rehearsal (moved_at) where state <> 'DONE';

-- What an office looks at, version by version, and what it found in a case (decision 0119). `brgycode` is empty for an office of the hall and for
-- the list that every barangay has until it writes its own.
create table office_checklist (
  checklist_id bigint generated always as identity primary key,
  office text not null references office,
  brgycode text not null default '',
  version integer not null check (version > 0),
  items jsonb not null,
  published_by bigint references account,
  published_at timestamptz(3) not null,
  unique (office, brgycode, version)
);
create index office_checklist_published_by on office_checklist (published_by) where published_by is not null;

create trigger office_checklist_append_only before update or delete on office_checklist for each row execute function refuse_change();
create trigger office_checklist_no_truncate before truncate on office_checklist for each statement execute function refuse_change();

-- Sentences that an office writes again and again when it returns, refuses or sets a condition, version by version (decision 0119). `brgycode` is empty
-- for an office of the hall and for what every barangay has until it writes its own.
create table office_templates (
  templates_id bigint generated always as identity primary key,
  office text not null references office,
  brgycode text not null default '',
  version integer not null check (version > 0),
  templates jsonb not null,
  published_by bigint references account,
  published_at timestamptz(3) not null,
  unique (office, brgycode, version)
);
create index office_templates_published_by on office_templates (published_by) where published_by is not null;

create trigger office_templates_append_only before update or delete on office_templates for each row execute function refuse_change();
create trigger office_templates_no_truncate before truncate on office_templates for each statement execute function refuse_change();

-- An office answers these questions at a visit (domain reference 3.1).
create table inspection_item (
  office text not null,
  item_code text not null check (item_code ~ '^[A-Z]{2,12}\d{2}$'),
  question jsonb not null,
  primary key (office, item_code)
);

insert into inspection_item (office, item_code, question)
values
  ('fire', 'FIRE01', '{"en": "The exits are free and marked.", "fil": "Walang harang at may tanda ang mga labasan."}'),
  ('fire', 'FIRE02', '{"en": "There are enough fire extinguishers, and they are full.", "fil": "Sapat at puno ang mga fire extinguisher."}'),
  ('fire', 'FIRE03', '{"en": "No more people are inside than the place is meant for.", "fil": "Hindi lampas sa kaya ng lugar ang dami ng tao."}'),
  ('fire', 'FIRE04', '{"en": "LPG and what burns easily are stored safely.", "fil": "Ligtas ang imbakan ng LPG at ng madaling magliyab."}'),
  ('fire', 'FIRE05', '{"en": "The alarm and the emergency lights work.", "fil": "Gumagana ang alarma at ang mga ilaw na pang-emergency."}'),
  ('engineering', 'ENG01', '{"en": "The use of the building is the one of its occupancy permit.", "fil": "Tugma sa occupancy permit ang gamit ng gusali."}'),
  ('engineering', 'ENG02', '{"en": "The structure shows no damage.", "fil": "Walang sira ang istruktura."}'),
  ('engineering', 'ENG03', '{"en": "The electrical installation is safe.", "fil": "Ligtas ang kuryente."}'),
  ('engineering', 'ENG04', '{"en": "Machines are guarded and have their permits.", "fil": "May harang at permit ang mga makina."}'),
  ('engineering', 'ENG05', '{"en": "The sign is fixed safely and permitted.", "fil": "Matibay ang pagkakakabit ng karatula at may permit ito."}'),
  ('rhu', 'RHU01', '{"en": "The place is clean and free of vermin.", "fil": "Malinis ang lugar at walang peste."}'),
  ('rhu', 'RHU02', '{"en": "The water is safe to drink.", "fil": "Ligtas inumin ang tubig."}'),
  ('rhu', 'RHU03', '{"en": "Toilets and a place to wash hands are there and clean.", "fil": "May malinis na palikuran at hugasan ng kamay."}'),
  ('rhu', 'RHU04', '{"en": "Everyone who works here has a health card.", "fil": "May health card ang lahat ng nagtatrabaho rito."}'),
  ('menro', 'MENRO01', '{"en": "Waste is sorted where it arises.", "fil": "Pinaghihiwalay ang basura sa pinanggagalingan."}'),
  ('menro', 'MENRO02', '{"en": "Waste water goes where it may.", "fil": "Tama ang pinatutunguhan ng maruming tubig."}'),
  ('menro', 'MENRO03', '{"en": "Smoke and noise stay within the limits.", "fil": "Hindi lampas sa takda ang usok at ingay."}'),
  ('mpdo', 'MPDO01', '{"en": "The place lies where its use is permitted.", "fil": "Nasa lugar na pinahihintulutan ang gamit nito."}'),
  ('mpdo', 'MPDO02', '{"en": "The distances to schools and churches are kept.", "fil": "Sapat ang layo sa paaralan at simbahan."}'),
  ('assessor', 'ASR01', '{"en": "Land and building are declared as they stand.", "fil": "Deklarado ang lupa at gusali ayon sa nakatayo."}'),
  ('mao', 'MAO01', '{"en": "Produce and feed are stored dry and apart.", "fil": "Tuyo at hiwalay ang imbakan ng ani at patuka."}'),
  ('mao', 'MAO02', '{"en": "The licences for what is sold are posted.", "fil": "Nakapaskil ang mga lisensiya ng ipinagbibili."}'),
  ('peso', 'PESO01', '{"en": "As many people work here as were declared.", "fil": "Tugma sa deklarado ang dami ng nagtatrabaho."}'),
  ('bplo', 'BPLO01', '{"en": "The business is what it was declared to be.", "fil": "Tugma sa deklarasyon ang negosyo."}'),
  ('barangay', 'BRGY01', '{"en": "The business is where it says that it is.", "fil": "Nasa nakasaad na lugar ang negosyo."}'),
  ('barangay', 'BRGY02', '{"en": "It blocks no road and no path.", "fil": "Hindi ito nakaharang sa kalsada o daanan."}'),
  ('barangay', 'BRGY03', '{"en": "Neighbours have no complaint.", "fil": "Walang reklamo ang mga kapitbahay."}');
