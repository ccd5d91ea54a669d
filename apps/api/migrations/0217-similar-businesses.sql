-- What a duplicate is found by besides its name (domain reference 9): the mobile number however it begins, and the address on one line. The tax number
-- has its index since 0154.
create index business_mobile on business (right(form -> 'contacts' ->> 'mobile', 10)) where form is not null and discarded_at is null;
create index business_address on business (brgycode, lower(address)) where registered_at is not null and discarded_at is null;
