-- A walk-in begins with the consent of the citizen: a code that was sent to them, or signature and ID before a second clerk (decision 0096).
create table walk_in_consent (
  consent_id bigint generated always as identity primary key,
  clerk_id bigint not null references account,
  owner_id bigint not null references account,
  way text not null check (way in ('MOBILE', 'EMAIL', 'SIGNATURE')),
  -- Where the code went, shortened.
  sent_to text,
  -- HMAC of the code; the code itself is never kept.
  code_hash bytea,
  wrong smallint not null default 0,
  requested_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  decided_by bigint references account,
  decided_at timestamptz(3),
  is_confirmed boolean,
  used_at timestamptz(3),
  check (clerk_id <> owner_id),
  check ((way = 'SIGNATURE') = (code_hash is null)),
  check (decided_by is null or (way = 'SIGNATURE' and decided_by not in (clerk_id, owner_id))),
  check ((decided_by is null) = (is_confirmed is null)),
  check (used_at is null or way <> 'SIGNATURE' or is_confirmed)
);
create index walk_in_consent_clerk on walk_in_consent (clerk_id, consent_id desc);
create index walk_in_consent_owner on walk_in_consent (owner_id, requested_at);
create index walk_in_consent_decider on walk_in_consent (decided_by) where decided_by is not null;
create index walk_in_consent_waiting on walk_in_consent (ends_at) where way = 'SIGNATURE' and decided_by is null;

create table walk_in_paper (
  consent_id bigint not null references walk_in_consent on delete cascade,
  paper text not null check (paper in ('SIGNATURE', 'ID_PHOTO')),
  storage_key text not null,
  file_name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  uploaded_at timestamptz(3) not null,
  primary key (consent_id, paper)
);

alter table walk_in add column consent_id bigint unique references walk_in_consent;
-- What is open now began without the citizen.
update walk_in set ended_at = now() where ended_at is null;
update delegation set state = 'ENDED', ended_at = now(), ended_by = delegate_id where walk_in_id is not null and state = 'ACTIVE';
-- Those of before have none; none begins without one from now on.
alter table walk_in add constraint walk_in_consented check (consent_id is not null) not valid;
