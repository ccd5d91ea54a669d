-- What a person decides about their own account: which mails they get, and the picture; when a session last showed the password, and an e-mail address that waits
-- for its confirmation.

-- No row: everything is sent.
create table account_setting (
  account_id bigint primary key references account on delete cascade,
  mail_progress boolean not null default true,
  mail_reminders boolean not null default true,
  mail_inquiries boolean not null default true
);

-- The name is the server's own; its ending is the type that the file is served with.
alter table account add constraint account_avatar_name check (avatar ~ '^[0-9a-f-]{36}\.(jpg|png|webp)$');
create unique index account_avatar on account (avatar) where avatar is not null;

alter table session add column proven_at timestamptz(3) not null default now();
update session set proven_at = created_at;

-- The newest wish only; the address of the account changes when the mailed link is opened.
create table email_change (
  account_id bigint primary key references account on delete cascade,
  email text not null check (email = lower(email)),
  secret_hash bytea not null,
  asked_at timestamptz(3) not null default now()
);
