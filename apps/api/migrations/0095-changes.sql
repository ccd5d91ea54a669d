-- Amendments, retirements and transfers (domain reference 3.6 and 3.7; decision 0079).

-- What an amendment changes, and what it or a retirement declares.
alter table application
  add column amendment text,
  add column change jsonb;
alter table application add constraint application_amendment check ((application_type = 'AMENDMENT') = (amendment is not null)) not valid;

-- A certificate of retirement is signed, checked and printed as a permit is. `replaced_by` is the paper that took its place.
alter table permit
  add column kind text not null default 'PERMIT' check (kind in ('PERMIT', 'RETIREMENT')),
  add column replaced_by text references permit (permit_no);
create index permit_in_force on permit (business_id) where state = 'ACTIVE';

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

-- What a granted change made of a business: its former values stay readable for ever.
create table business_change (
  change_id bigint generated always as identity primary key,
  business_id bigint not null references business (business_id),
  assessment_id bigint not null references application (assessment_id),
  kind text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null default '',
  effective_on date not null,
  recorded_by bigint references account,
  recorded_at timestamptz(3) not null
);
create index business_change_business on business_change (business_id, change_id desc);
create index business_change_application on business_change (assessment_id);
create trigger business_change_append_only before update or delete on business_change for each row execute function refuse_change();
create trigger business_change_no_truncate before truncate on business_change for each statement execute function refuse_change();

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

-- A business that was taken over may keep its name while the former owner's closes.
alter table business add column taken_over_from bigint references business (business_id);
drop index business_name_place;
create unique index business_name_place on business (lower(company_name), brgycode)
  where registered_at is not null and discarded_at is null and taken_over_from is null;
