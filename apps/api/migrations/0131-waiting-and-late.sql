-- What the list of all applications asks of every open one: whether an office waits for its owner, and whether it is late (decision 0068).
create index clearance_with_owner on clearance (assessment_id) where state = 'FOR_COMPLIANCE';
create index application_clock on application (due_on, assessment_id) where state in ('ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED');
-- The register of one barangay, newest number first.
create index business_of_barangay on business (brgycode, business_id) where registered_at is not null and discarded_at is null;
-- The running number of a code, as people say it: read from its end.
create index business_code_ends on business (reverse(company_code) text_pattern_ops) where discarded_at is null;
create index application_code_ends on application (reverse(assessment_code) text_pattern_ops) where assessment_code is not null;
