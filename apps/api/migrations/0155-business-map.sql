-- Businesses on a map, and pins outside the declared barangay (decision 0101).

-- The rings of a boundary as the database compares them with a point.
create function shape_rings(shape jsonb) returns polygon[] language sql immutable
  return (
    select array_agg(
      (select ('(' || string_agg('(' || (corner ->> 0) || ',' || (corner ->> 1) || ')', ',') || ')')::polygon
        from jsonb_array_elements(ring) as corner)
    )
    from jsonb_array_elements(shape) as ring
  );

-- Even-odd as in the rule `isInShape`: islands and holes are rings too. Unknown without a boundary.
create function lies_in_rings(rings polygon[], lat double precision, lng double precision) returns boolean
  language sql immutable
  return (select count(*) % 2 = 1 from unnest(rings) as ring where ring @> point(lng, lat));

alter table barangay add column rings polygon[] generated always as (shape_rings(shape)) stored;

create index business_place on business (geo_lat, geo_lng)
  where geo_lat is not null and registered_at is not null and discarded_at is null;
create index business_without_place on business (business_id)
  where geo_lat is null and registered_at is not null and discarded_at is null;
