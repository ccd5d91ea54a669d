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

-- The clerk's authority for each business of the citizen, so that every record names it as it names a delegate's.
alter table delegation add column walk_in_id bigint references walk_in;
create index delegation_walk_in on delegation (walk_in_id) where walk_in_id is not null;
create unique index delegation_walk_in_once on delegation (walk_in_id, business_id) where walk_in_id is not null;

-- Nine digits: who is taxed, whatever the branch.
create index business_tin on business (left(form -> 'identity' ->> 'tin', 11)) where form is not null;

-- The paper that the citizen signs; a municipality that has a catalogue gets it, an empty one with its catalogue.
insert into requirement (code, content)
select
  'R32',
  '{
    "code": "R32",
    "name": {"en": "Application form signed by the applicant", "fil": "Application form na pinirmahan ng aplikante"},
    "verified_by": ["bplo"],
    "rules": {
      "NEW": "at_counter", "RENEWAL": "at_counter", "AMENDMENT": "at_counter", "RETIREMENT": "none", "SPECIAL": "at_counter"
    },
    "expires": false,
    "reuse": "never"
  }'::jsonb
where exists (select from requirement where code = 'R01');
