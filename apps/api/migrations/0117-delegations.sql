-- A delegate files for a business with scope and last day, under an authority of their own number (decision 0096).
create table delegation (
  delegation_id bigint generated always as identity primary key,
  delegation_no text not null unique,
  business_id bigint not null references business (business_id),
  -- Who appointed. An authority ends with the ownership that it came from.
  owner_id bigint not null references account,
  -- By e-mail, so that an offer says nothing about who has an account.
  delegate_email text not null,
  delegate_id bigint references account,
  scope text[] not null check (scope <@ array['VIEW', 'FILE', 'PAY'] and 'VIEW' = any(scope)),
  -- Whether the last day is over is judged at each request; no row says it.
  state text not null default 'OFFERED' check (state in ('OFFERED', 'ACTIVE', 'DECLINED', 'WITHDRAWN', 'ENDED')),
  offered_at timestamptz(3) not null,
  answer_by date not null,
  ends_on date not null,
  answered_at timestamptz(3),
  ended_at timestamptz(3),
  ended_by bigint references account,
  check (state not in ('ACTIVE', 'ENDED') or delegate_id is not null),
  check (delegate_id is distinct from owner_id),
  check (answer_by <= ends_on and ends_on <= (offered_at at time zone 'Asia/Manila')::date + 366)
);
create index delegation_business on delegation (business_id, delegation_id desc);
create index delegation_delegate on delegation (delegate_id, delegation_id desc) where delegate_id is not null;
create index delegation_offer on delegation (delegate_email) where state = 'OFFERED';
create index delegation_owner on delegation (owner_id, offered_at desc);
create trigger delegation_not_deleted before delete on delegation for each row execute function refuse_change();
create trigger delegation_no_truncate before truncate on delegation for each statement execute function refuse_change();

-- The authority of the transaction: set where a delegate takes hold of a business, gone with the transaction.
create function delegation_of_act() returns bigint language sql stable
  return nullif(current_setting('ebpls.delegation_id', true), '')::bigint;

-- Every record that an act writes names the authority by itself, so that no act can forget it.
alter table audit_entry add column delegation_id bigint references delegation;
alter table audit_entry alter column delegation_id set default delegation_of_act();
create index audit_entry_delegation on audit_entry (delegation_id, id desc) where delegation_id is not null;
alter table timeline add column delegation_id bigint references delegation;
alter table timeline alter column delegation_id set default delegation_of_act();

-- Under which authority an application was filed last; null where its owner filed.
alter table application add column filed_under bigint references delegation;
-- Under which authority a payment was begun; null where its owner pays.
alter table payment_attempt add column paid_under bigint references delegation;
alter table payment_attempt alter column paid_under set default delegation_of_act();
