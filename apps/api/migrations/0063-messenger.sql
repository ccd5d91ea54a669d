-- A message is kept and told in one statement, recipients can be switched off, and a thread keeps who handed it over.

-- Tells every node with the commit of whoever calls it. A notification holds less than 8,000 bytes; what is longer waits in a row, and whoever adds
-- one takes along what nobody will ask for any more.
create function announce(note text) returns void language plpgsql as $$
declare
  kept bigint;
begin
  if octet_length(note) < 7900 then
    perform pg_notify('ebpls_changed', note);
  else
    delete from socket_io_attachments where id in (select id from socket_io_attachments where created_at < now() - interval '1 minute' for update skip locked);
    insert into socket_io_attachments (payload) values (convert_to(note, 'UTF8')) returning id into kept;
    perform pg_notify('ebpls_changed', json_build_object('attachment', kept)::text);
  end if;
end $$;

alter table inquiry_recipient add column is_on boolean not null default true;

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
