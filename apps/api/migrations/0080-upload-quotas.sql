-- What one owner sent in a year, and what was sent for one application, is summed with every upload.
create index document_uploaded_by on document (uploaded_by, uploaded_at);
create index document_assessment on document (assessment_id) where assessment_id is not null;
create index inquiry_file_account on inquiry_file (account_id, created_at);
-- How many inquiries an owner opened within the last hour.
create index inquiry_sent on inquiry (user_id, sent_at);
