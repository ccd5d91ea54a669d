-- An invited account is claimed by its invitation alone: a link of its own kind, and a mark that tells it from a registration that waits for its confirmation.

alter table account add column invited_at timestamptz(3);
update account set invited_at = created_at
  where verified_at is null and id in (select object_id::bigint from audit_entry where act = 'user.invite' and object_kind = 'account');

alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check check (purpose in ('verify', 'recover', 'invitation', 'socket'));

-- Links of the former kind could be replaced by a stranger's registration; the administrator mails a new invitation.
update one_time_token set used_at = now()
  where used_at is null and purpose in ('verify', 'recover') and account_id in (select id from account where invited_at is not null and verified_at is null);
