-- An heir asks to go on with the business of an owner who died (domain reference 3.6, decision 0096).

-- Whose estate the business belongs to, while the heirs go on for the term that was paid.
alter table business add column estate_of text;

create table succession (
  succession_id bigint generated always as identity primary key,
  succession_no text not null unique,
  business_id bigint not null references business (business_id),
  -- Whose account owned the business when the claim was filed.
  owner_id bigint not null references account,
  heir_id bigint not null references account,
  permit_no text not null references permit (permit_no),
  deceased_name text not null,
  relation text not null check (relation in ('SPOUSE', 'CHILD', 'PARENT', 'SIBLING', 'OTHER')),
  died_on date not null,
  statement text not null,
  signed_name text not null,
  state text not null default 'FILED'
    check (state in ('FILED', 'CHECKED', 'GRANTED', 'REFUSED', 'OBJECTED', 'WITHDRAWN')),
  filed_at timestamptz(3) not null,
  object_until date not null,
  checked_by bigint references account,
  checked_at timestamptz(3),
  finding text not null default '',
  ended_by bigint references account,
  ended_at timestamptz(3),
  reason text not null default '',
  check (heir_id <> owner_id),
  check ((state in ('FILED', 'CHECKED')) = (ended_at is null)),
  check (state <> 'CHECKED' or checked_by is not null),
  -- Two persons, neither of them a side, and not before the days for objections are over.
  constraint succession_second_person check (
    state <> 'GRANTED' or (
      checked_by is not null and ended_by is not null and ended_by <> checked_by
      and ended_by not in (heir_id, owner_id) and checked_by not in (heir_id, owner_id)
      and (ended_at at time zone 'Asia/Manila')::date > object_until
    )
  )
);
-- One claim of a business at a time: two heirs at once, and one who presses twice, find it taken.
create unique index succession_open on succession (business_id) where state in ('FILED', 'CHECKED');
create index succession_business on succession (business_id, succession_id desc);
create index succession_heir on succession (heir_id, succession_id desc);
create index succession_owner on succession (owner_id, succession_id desc);
create index succession_permit on succession (permit_no);
create trigger succession_not_deleted before delete on succession for each row execute function refuse_change();
create trigger succession_no_truncate before truncate on succession for each statement execute function refuse_change();

create table succession_paper (
  succession_id bigint not null references succession (succession_id),
  requirement_code text not null,
  storage_key text not null,
  file_name text not null,
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by bigint not null references account,
  uploaded_at timestamptz(3) not null,
  primary key (succession_id, requirement_code)
);
create index succession_paper_uploader on succession_paper (uploaded_by, uploaded_at);

create table succession_objection (
  objection_id bigint generated always as identity primary key,
  succession_id bigint not null references succession (succession_id),
  account_id bigint not null references account,
  is_owner boolean not null,
  reason text not null,
  objected_at timestamptz(3) not null,
  -- Each person is heard once about a claim.
  unique (succession_id, account_id)
);
create trigger succession_objection_append_only before update or delete on succession_objection for each row execute function refuse_change();
create trigger succession_objection_no_truncate before truncate on succession_objection for each statement execute function refuse_change();

-- A business comes to heirs without an application of its own.
alter table business_change alter column assessment_id drop not null;
alter table business_change add constraint business_change_application check (assessment_id is not null or kind = 'DEATH');
