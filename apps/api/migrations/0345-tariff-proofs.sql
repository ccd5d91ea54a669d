-- A draft of the revenue code that is a tariff is proved by bills that were issued before. The bills stay with the version as its tests;
-- at most 2,000 of them, one proof for each version. Amounts in centavos.
create table tariff_proof (
  ordinance_version_id bigint primary key references ordinance_version (ordinance_version_id) on delete cascade,
  -- Rises with every computation: an acceptance names the one that was read.
  proof_no integer not null default 1,
  -- The draft that computed the bills.
  revision integer not null,
  file_name text not null,
  proved_by bigint not null references account,
  proved_at timestamptz(3) not null
);

create table tariff_proof_bill (
  ordinance_version_id bigint not null references tariff_proof (ordinance_version_id) on delete cascade,
  bill_no integer not null check (bill_no between 1 and 2000),
  title text not null,
  -- What was declared and charged; null where the file does not say it readably.
  bill jsonb,
  outcome text not null check (outcome in ('EQUAL', 'DIFFERENT', 'REFUSED')),
  charged bigint,
  computed bigint,
  -- Place in the file, key and parameters of the sentence.
  refusal jsonb,
  primary key (ordinance_version_id, bill_no),
  check ((outcome = 'REFUSED') = (refusal is not null))
);

-- A charge that the draft computes otherwise; null where one side has no such charge.
create table tariff_proof_difference (
  ordinance_version_id bigint not null,
  bill_no integer not null,
  charge text not null,
  charged bigint,
  computed bigint,
  accepted_by bigint references account,
  accepted_at timestamptz(3),
  reason text,
  primary key (ordinance_version_id, bill_no, charge),
  foreign key (ordinance_version_id, bill_no) references tariff_proof_bill on delete cascade,
  check (coalesce(charged, 0) <> coalesce(computed, 0)),
  check ((accepted_by is null) = (accepted_at is null) and (accepted_by is null) = (reason is null))
);
create index tariff_proof_difference_charge on tariff_proof_difference (ordinance_version_id, charge);
