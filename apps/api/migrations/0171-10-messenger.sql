-- Inquiries between owners and offices, notifications inside the product, and text messages.

-- The list of specification section 6, as written: 4 and 7 both read FIRE (decision D1). Relabelling one moves its delivery in the same act.
create table inquiry_recipient (
  role_id integer primary key,
  label text not null check (label <> ''),
  delivers_to integer not null references role (id),
  is_on boolean not null default true
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
-- How many inquiries an owner opened within the last hour.
create index inquiry_sent on inquiry (user_id, sent_at);

-- A message is a row before anyone is notified of it. Within a thread ids grow in the order of commits, because whoever adds one holds the thread's row.
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
create index inquiry_file_account on inquiry_file (account_id, created_at);

create table saved_reply (
  id bigint generated always as identity primary key,
  role_id integer not null references role (id),
  title text not null,
  message text not null,
  account_id bigint not null references account,
  updated_at timestamptz(3) not null default now(),
  unique (role_id, title)
);

-- A thread that another office can answer better goes there whole; both offices and the owner see that it went, and why.
create table inquiry_handover (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiry,
  from_role_id integer not null references role (id),
  to_role_id integer not null references role (id),
  account_id bigint not null references account,
  reason text not null check (reason <> ''),
  -- The newest message of the thread when it went.
  after_message_id bigint not null,
  handed_at timestamptz(3) not null,
  -- Who of the other office saw first that it came.
  viewed_by bigint references account,
  viewed_at timestamptz(3),
  check (from_role_id <> to_role_id)
);
create index inquiry_handover_thread on inquiry_handover (inquiry_id, id);
create index inquiry_handover_unseen on inquiry_handover (to_role_id, inquiry_id) where viewed_at is null;

-- People are notified inside the product.
create table notification (
  notification_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- It is set where a person is notified as one of an office: whoever leaves the office no longer sees it.
  role_id integer references role (id),
  kind text not null,
  params jsonb not null default '{}',
  path text,
  inquiry_id bigint references inquiry (id) on delete cascade,
  told_at timestamptz(3) not null,
  read_at timestamptz(3),
  -- The one mail about a thread that nobody has opened yet.
  mailed_at timestamptz(3),
  -- The line is part of the daily mail; `mailed_at` says that it was sent, and a line that was read in the product is not.
  in_digest boolean not null default false,
  check ((path is null) <> (inquiry_id is null))
);
create index notification_account on notification (account_id, notification_id desc);
create index notification_unread on notification (account_id, notification_id desc) where read_at is null;
create index notification_told on notification (told_at);
-- However much is written in a thread, it is one line until it is read.
create unique index notification_thread on notification (inquiry_id, account_id) where inquiry_id is not null and read_at is null;
create index notification_unmailed on notification (told_at) where kind = 'inquiry_answer' and read_at is null and mailed_at is null;
create index notification_digest on notification (account_id, told_at) where in_digest and read_at is null and mailed_at is null;

-- A person gets one mail a day of the municipality's clock, whichever worker comes first (decision 0044).
create table mail_digest (
  account_id bigint not null references account on delete cascade,
  day date not null,
  primary key (account_id, day)
);
create index mail_digest_day on mail_digest (day);

create table sms (
  sms_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  number text not null,
  template text not null,
  -- Taken out once it was sent.
  body text not null check (length(body) <= 160),
  -- SENDING is left by whoever took it and never came back: it may have gone, so nobody sends it again.
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'DROPPED')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz(3) not null default now(),
  taken_at timestamptz(3)
);
create index sms_taken on sms (taken_at) where taken_at is not null;
create index sms_account on sms (account_id, taken_at) where taken_at is not null;
create index sms_created on sms (created_at);
