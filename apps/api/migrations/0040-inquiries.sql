-- Inquiries between owners and offices: threads, messages, their files, saved replies, and to which desk a recipient is delivered.

-- The list of specification section 6, as written: 4 and 7 both read FIRE (decision D1). Relabelling one moves its delivery in the same act.
create table inquiry_recipient (
  role_id integer primary key,
  label text not null check (label <> ''),
  delivers_to integer not null references role (id)
);
insert into inquiry_recipient (role_id, label, delivers_to) values
  (4, 'FIRE', 4), (5, 'ASSESSOR', 5), (6, 'ENGINEERING', 6), (7, 'FIRE', 4), (8, 'MPDO', 8), (9, 'RHU', 9), (10, 'MAO', 10),
  (11, 'PESO', 11), (12, 'BPLO', 12), (13, 'MENRO', 13);

create table inquiry (
  id bigint generated always as identity primary key,
  user_id bigint not null references account,
  sent_to_role_id integer not null,
  role_id integer not null references role (id),
  subject text not null,
  remarks text not null,
  message text not null,
  client_key text not null,
  business_id bigint references business (business_id),
  assessment_id bigint references application (assessment_id),
  sent_at timestamptz(3) not null,
  -- The first answer is due within the three working days of a simple transaction (RA 11032).
  answer_due_on date not null,
  answered_at timestamptz(3),
  last_message_id bigint not null default 0,
  unique (user_id, client_key)
);
create index inquiry_user on inquiry (user_id, last_message_id desc);
create index inquiry_role on inquiry (role_id, last_message_id desc);
create index inquiry_unanswered on inquiry (role_id, answer_due_on) where answered_at is null;

-- A message is a row before anyone hears of it. Within a thread ids grow in the order of commits, because whoever adds one holds the thread's row.
create table inquiry_message (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiry,
  type text not null check (type in ('user', 'office')),
  account_id bigint not null references account,
  sender_id bigint not null,
  receiver_id bigint not null,
  message text not null,
  client_key text not null,
  sent_at timestamptz(3) not null,
  is_view smallint not null default 0 check (is_view in (0, 1)),
  viewed_by bigint references account,
  viewed_at timestamptz(3),
  unique (account_id, client_key)
);
create index inquiry_message_thread on inquiry_message (inquiry_id, id);
create index inquiry_message_unread on inquiry_message (type, receiver_id, inquiry_id) where is_view = 0;

create table inquiry_file (
  id uuid primary key,
  account_id bigint not null references account,
  message_id bigint references inquiry_message,
  file_name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null,
  created_at timestamptz(3) not null default now()
);
create index inquiry_file_message on inquiry_file (message_id) where message_id is not null;

create table saved_reply (
  id bigint generated always as identity primary key,
  role_id integer not null references role (id),
  title text not null,
  message text not null,
  account_id bigint not null references account,
  updated_at timestamptz(3) not null default now(),
  unique (role_id, title)
);
