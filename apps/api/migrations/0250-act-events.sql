-- One row for each act that others are notified of: a job delivers it to its consumers after the commit (decision 0250).
create table act_event (
  event_id bigint generated always as identity primary key,
  kind text not null,
  -- Business time of the act: notifications have it, however late they are delivered.
  acted_at timestamptz not null,
  -- Null for the system itself.
  actor_id bigint references account,
  -- The authority under which a delegate acted.
  delegation_id bigint default delegation_of_act() references delegation,
  params jsonb not null,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index act_event_pending on act_event (event_id) where delivered_at is null;
create index act_event_old on act_event (delivered_at) where delivered_at is not null;

-- What was delivered already: a repeated job notifies nobody twice.
create table act_event_delivery (
  event_id bigint not null references act_event on delete cascade,
  consumer text not null,
  delivered_at timestamptz not null default now(),
  primary key (event_id, consumer)
);
