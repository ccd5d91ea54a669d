-- A number below `of`, always the same for the same number and purpose.
create function pg_temp.draw(n bigint, purpose integer, of bigint) returns integer language sql immutable parallel safe
  return ((hashint8extended(n, purpose) & 2147483647) % greatest(of, 1))::integer;
create temp table gen_barangay as
select brgycode, name, lat, lng, row_number() over (order by brgycode) - 1 as place, count(*) over () as places from barangay;
