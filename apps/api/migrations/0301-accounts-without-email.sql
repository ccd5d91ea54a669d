-- An owner who signs up with a mobile number has neither an e-mail address nor a password: the confirmed number signs
-- in, and a texted code replaces the password. A password needs an address, because it is entered together with one.
alter table account
  alter column email drop not null,
  alter column password_hash drop not null,
  add constraint account_password_with_email check (password_hash is null or email is not null);
