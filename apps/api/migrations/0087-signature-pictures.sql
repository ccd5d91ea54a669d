-- The drawn signature of a signatory, each version for itself. A permit names the version that it was signed with in
-- `permit.signatory`, so a row and its file stay when a newer one takes its place: permits of the past never change.
create table signature_picture (
  storage_id uuid primary key,
  account_id bigint not null references account,
  made_at timestamptz(3) not null,
  ended_at timestamptz(3)
);

-- One is in use at a time.
create unique index signature_picture_in_use on signature_picture (account_id) where ended_at is null;
create index signature_picture_account on signature_picture (account_id);
