-- How long a paper holds, as its owner says or an office corrects it, when that was said last, and when its owner was told that it ends.
alter table document add column valid_from date;
alter table document add column valid_until date;
alter table document add column dated_at timestamptz(3);
alter table document add column expiry_told_at timestamptz(3);
alter table document add constraint document_validity check (valid_from <= valid_until);
create index document_expiry on document (valid_until) where expiry_told_at is null and removed_at is null;

-- Which paper an application was filed with: what an office saw is what it goes on seeing, whatever the owner sends later. A paper that an
-- office asked for again ends the row of the one before it.
create table document_use (
  use_id bigint generated always as identity primary key,
  assessment_id bigint not null references application (assessment_id),
  requirement_code text not null references requirement (code),
  document_id uuid not null references document (document_id),
  used_from timestamptz(3) not null,
  used_until timestamptz(3)
);
create unique index document_use_now on document_use (assessment_id, requirement_code) where used_until is null;
create index document_use_document on document_use (document_id);

-- What counted until now for each application that was filed: the newest of its own, of those sent for none, and of those found valid.
insert into document_use (assessment_id, requirement_code, document_id, used_from)
select distinct on (a.assessment_id, d.requirement_code) a.assessment_id, d.requirement_code, d.document_id, d.uploaded_at
from application a
join document d using (business_id)
where a.assessment_code is not null
  and d.removed_at is null
  and (
    d.assessment_id = a.assessment_id
    or (
      (d.assessment_id is null or d.state = 'VALID')
      and (
        d.requirement_code not in ('R02', 'R20', 'R21', 'R22')
        or d.uploaded_at >= make_date(a.tax_year - 1, 10, 1)
      )
      and d.uploaded_at <= coalesce(a.decided_at, 'infinity')
    )
  )
order by a.assessment_id, d.requirement_code, d.version desc;

-- Its own earlier copies stay readable for the offices that had them.
insert into document_use (assessment_id, requirement_code, document_id, used_from, used_until)
select a.assessment_id, d.requirement_code, d.document_id, d.uploaded_at, u.used_from
from application a
join document d using (assessment_id)
join document_use u on u.assessment_id = a.assessment_id and u.requirement_code = d.requirement_code
where a.assessment_code is not null
  and d.removed_at is null
  and d.document_id <> u.document_id;
