-- The register by the names of its businesses, with what a search and a barangay ask of each row, so that reading far down it fetches none of
-- those it passes (decision 0068). The name itself is there because the database asks for it before it takes what was made of it from the index.
drop index business_by_name;
create index business_by_name on business ("left"(search_text(company_name), 80), business_id) include (company_name, brgycode)
where registered_at is not null and discarded_at is null;
