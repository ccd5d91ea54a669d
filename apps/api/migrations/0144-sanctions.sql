-- Suspending and revoking permits (domain reference 3.8, decision 0124).
create table sanction (
  sanction_id bigint generated always as identity primary key,
  sanction_no text not null unique,
  business_id bigint not null references business (business_id),
  state text not null default 'RECOMMENDED' check (state in (
    'RECOMMENDED', 'SHOW_CAUSE', 'ANSWERED', 'UNANSWERED', 'DISMISSED', 'SUSPENDED', 'COMPLIED', 'REVOKED',
    'REINSTATED', 'WITHDRAWN'
  )),
  ground text not null,
  finding text not null,
  office text not null,
  -- Of a barangay's recommendation, which barangay.
  brgycode text references barangay (brgycode),
  recommended_by bigint not null references account,
  recommended_at timestamptz(3) not null,
  asked_by bigint references account,
  asked_at timestamptz(3),
  answer_by date,
  answer text not null default '',
  answered_at timestamptz(3),
  decision text not null default '',
  decided_by bigint references account,
  decided_at timestamptz(3),
  compliance text not null default '',
  complied_at timestamptz(3),
  reinstatement text not null default '',
  reinstated_by bigint references account,
  reinstated_at timestamptz(3),
  -- Nobody judges what they brought up.
  check (asked_by is null or asked_by <> recommended_by),
  check (decided_by is null or decided_by <> recommended_by),
  check (reinstated_by is null or reinstated_by <> recommended_by),
  check ((asked_at is null) = (answer_by is null)),
  check (state not in ('SHOW_CAUSE', 'ANSWERED', 'UNANSWERED', 'SUSPENDED', 'COMPLIED', 'REVOKED') or answer_by is not null),
  check (state not in ('DISMISSED', 'SUSPENDED', 'COMPLIED', 'REVOKED', 'REINSTATED') or decided_at is not null)
);
-- One at a time for a business; two offices that recommend at once find it taken.
create unique index sanction_open on sanction (business_id)
  where state not in ('DISMISSED', 'REINSTATED', 'WITHDRAWN');
create index sanction_business on sanction (business_id, sanction_id desc);
create index sanction_waiting on sanction (answer_by) where state = 'SHOW_CAUSE';
create index sanction_recommended_by on sanction (recommended_by);
create index sanction_asked_by on sanction (asked_by);
create index sanction_decided_by on sanction (decided_by);
create index sanction_reinstated_by on sanction (reinstated_by);
create index sanction_brgycode on sanction (brgycode);

-- What the owner adds to the answer, and to what was put right since.
create table sanction_paper (
  paper_id uuid primary key,
  sanction_id bigint not null references sanction,
  storage_key text not null unique,
  file_name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  sent_by bigint not null references account,
  sent_at timestamptz(3) not null
);
create index sanction_paper_sanction on sanction_paper (sanction_id);
create index sanction_paper_sent_by on sanction_paper (sent_by);

-- Which permits a case took out of force, so that a reinstatement gives back these and no others.
create table sanctioned_permit (
  sanction_id bigint not null references sanction,
  permit_id bigint not null references permit (permit_id),
  primary key (sanction_id, permit_id)
);
create index sanctioned_permit_permit on sanctioned_permit (permit_id);
