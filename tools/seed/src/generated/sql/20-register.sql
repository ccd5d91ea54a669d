-- Businesses: when each began and ended, and where its pin is. Of a hundred, 12 renew no more: six of them with a
-- debt, two retired.
create temp table gen_business as
with drawn as (
  select
    n, nextval(pg_get_serial_sequence('business', 'business_id')) as business_id,
    'SI-' || (500000 + n) as company_code, n % g.patterns as pattern, g.year,
    case when n <= least(300, g.businesses / 10) then 1 else 1 + pg_temp.draw(n, 3, greatest(1, g.businesses * 9 / 10)) end
      as owner,
    case when pg_temp.draw(n, 4, 10) < 7 then g.year - g.years else g.year - g.years + pg_temp.draw(n, 5, g.years) end
      as first_year,
    pg_temp.draw(n, 6, 100) as fate, pg_temp.draw(n, 7, 100) as place
  from gen g, generate_series(1, g.businesses) n
)
select
  d.n, d.business_id, d.company_code, d.pattern, o.owner_id, o.firstname || ' ' || o.lastname as owner_name,
  d.first_year, s.brgycode, d.place,
  case when d.fate < 12 then d.first_year + pg_temp.draw(d.n, 8, d.year - d.first_year) else d.year - 1 end as last_year,
  case
    when d.fate < 6 and p.payment_mode <> 'ANNUAL' then 'DEBTOR' when d.fate < 8 then 'RETIRED'
    when d.fate < 12 then 'STOPPED' else 'TRADING'
  end as fate,
  -- Homonyms are usual: a fifth of all are sari-sari stores.
  initcap((array['Matibay', 'Maligaya', 'Bagong Buhay', 'Tatlong Hari', 'Santa Ana', 'Golden', 'Lucky Nine', 'Kalayaan',
    'Bukid', 'Dagat-dagatan', 'San Roque', 'Three Sisters', 'JR', 'Mutya', 'Aling Nena', 'Señor Ramón'])[
    1 + pg_temp.draw(d.n, 9, 16)])
    || ' ' || o.lastname || ' ' || (array['Sari-Sari Store', 'Trading', 'Sari-Sari Store', 'Hardware', 'Eatery', 'Bakery',
      'Pharmacy', 'Agrivet Supply', 'Water Refilling', 'Internet Cafe'])[1 + pg_temp.draw(d.n, 10, 10)]
    || case when d.n % 4 = 0 then '' else ' ' || d.n end as company_name
from drawn d
join gen_owner o on o.n = d.owner
join gen_barangay s on s.place = case when pg_temp.draw(d.n, 11, 10) < 3 then 0 else pg_temp.draw(d.n, 12, s.places) end
join gen_pattern p on p.pattern = d.pattern and p.application_type = 'RENEWAL' and p.tax_year = d.year - 1;
create index on gen_business (business_id);
-- No two of one name are in one barangay.
update gen_business b
set company_name = b.company_name || ' ' || b.n
from (
  select n, row_number() over (partition by lower(company_name), brgycode order by n) as place from gen_business
) x
where x.n = b.n and x.place > 1;
analyze gen_business;

insert into business (
  business_id, company_code, owner_id, state, company_name, registration_no, brgycode, address, line_ids, geo_lat,
  geo_lng, form, plate_no, registered_at, saved_at, created_at, updated_at
) overriding system value
select
  b.business_id, b.company_code, b.owner_id,
  case
    when b.fate = 'RETIRED' then 'RETIRED' when b.last_year < g.year - 1 then 'EXPIRED'
    when b.n % 500 = 0 then 'SUSPENDED' else 'EXPIRED'
  end,
  b.company_name, 'DTI-' || (1000000 + b.n), b.brgycode, b.n % 400 || ' Rizal Street, ' || s.name,
  array(select jsonb_array_elements(p.form -> 'activity' -> 'lines') ->> 'line'),
  -- Eight of a hundred have no pin and three are in another barangay.
  case when b.place < 8 then null else at.lat + (pg_temp.draw(b.n, 13, 1000) - 500) / 100000.0 end,
  case when b.place < 8 then null else at.lng + (pg_temp.draw(b.n, 14, 1000) - 500) / 100000.0 end,
  p.form || jsonb_build_object(
    'identity', p.form -> 'identity' || jsonb_build_object(
      'company_name', b.company_name, 'tin', lpad((b.n * 7919 % 1000000000)::text, 9, '0'),
      'registration_no', 'DTI-' || (1000000 + b.n)
    ),
    'place', p.form -> 'place' || jsonb_build_object('brgycode', b.brgycode, 'street', b.n % 400 || ' Rizal Street'),
    'contacts', p.form -> 'contacts' || jsonb_build_object('mobile', '09' || lpad((b.n * 104729 % 1000000000)::text, 9, '0'))
  ),
  'P-' || b.n, make_date(b.first_year, 1, 3), make_date(b.first_year, 1, 3), make_date(b.first_year, 1, 2),
  make_date(b.first_year, 1, 3)
from gen_business b
join gen_pattern p on p.pattern = b.pattern and p.application_type = 'RENEWAL' and p.tax_year = b.last_year
join gen_barangay s on s.brgycode = b.brgycode
join gen_barangay at on at.place = case when b.place < 11 then (s.place + 3) % s.places else s.place end
cross join gen g;
analyze business;
-- Columns that triggers maintain in the product.
update business set pin = pin_state(brgycode, geo_lat, geo_lng) where geo_lat is not null;
