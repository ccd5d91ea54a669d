-- The part of a letter that opens an account stands in its row only until the letter was sent. '' says that it was taken out of a letter that never left.

alter table mail add column secret text;
create index mail_secret on mail (created_at) where secret <> '';

update mail set secret = substring(body_text from '(?:token=|/reset-form/[^/[:space:]]+/)([A-Za-z0-9_-]{43})')
  where state <> 'SENT' and template in ('verify', 'recover', 'invitation', 'confirm_email');
update mail set
    body_text = regexp_replace(body_text, '(token=|/reset-form/[^/[:space:]]+/)[A-Za-z0-9_-]{43}', '\1…', 'g'),
    body_html = regexp_replace(body_html, '(token=|/reset-form/[^/[:space:]]+/)[A-Za-z0-9_-]{43}', '\1…', 'g')
  where state = 'SENT' and template in ('verify', 'recover', 'invitation', 'confirm_email');
