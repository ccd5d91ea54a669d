-- What each file in folder or bucket was when it was put there (decision 0086): a store that answers with other bytes
-- is noticed. Files of before have a row where another table knew their hash; the others are read unchecked.
create table stored_file (
  storage_key text primary key,
  size bigint not null,
  sha256 text not null
);

insert into stored_file (storage_key, size, sha256)
select storage_key, size, sha256 from document
union all
select storage_key, size, sha256 from inquiry_file
union all
select storage_key, size, sha256 from inspection_photo
union all
select storage_key, size, sha256 from succession_paper
union all
select storage_key, size, sha256 from appeal_paper
union all
select storage_key, size, sha256 from sanction_paper
on conflict (storage_key) do nothing;
