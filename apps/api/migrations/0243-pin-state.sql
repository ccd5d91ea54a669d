-- Where a pin is beside the barangay that is declared, kept with the business: the map counted it from every boundary at each page.
alter table business add column pin text not null default 'missing' check (pin in ('placed', 'missing', 'elsewhere'));

create function pin_state(declared text, pin_lat double precision, pin_lng double precision) returns text
  language sql stable
  return case
    when pin_lat is null or pin_lng is null then 'missing'
    when exists (
      select from barangay g
      where g.brgycode = declared and g.rings is not null and not lies_in_rings(g.rings, pin_lat, pin_lng)
    ) then 'elsewhere'
    else 'placed'
  end;

create function keep_pin_state() returns trigger language plpgsql as $$
begin
  new.pin := pin_state(new.brgycode, new.geo_lat, new.geo_lng);
  return new;
end
$$;
create trigger business_pin_inserted before insert on business for each row execute function keep_pin_state();
create trigger business_pin_moved before update of brgycode, geo_lat, geo_lng on business
  for each row execute function keep_pin_state();

-- A boundary was drawn anew.
create function recount_pin_states() returns trigger language plpgsql as $$
begin
  update business b
  set pin = pin_state(b.brgycode, b.geo_lat, b.geo_lng)
  where b.brgycode = new.brgycode and b.pin <> pin_state(b.brgycode, b.geo_lat, b.geo_lng);
  return null;
end
$$;
create trigger barangay_pins after insert or update on barangay for each row execute function recount_pin_states();

update business set pin = pin_state(brgycode, geo_lat, geo_lng) where geo_lat is not null and geo_lng is not null;

create index business_pin on business (pin, business_id) include (brgycode)
  where registered_at is not null and discarded_at is null;
