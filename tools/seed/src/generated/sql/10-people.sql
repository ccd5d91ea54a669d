-- Staff, twenty of each desk, and owners: about nine for ten businesses, the first one with 300 of them.
create temp table gen_staff as
select
  nextval(pg_get_serial_sequence('account', 'id')) as account_id, d.desk, d.role, d.permissions, n,
  (array['Maria', 'Jose', 'Ana', 'Juan', 'Rosa', 'Pedro', 'Luz', 'Carlo', 'Nena', 'Ramon'])[1 + n % 10] as firstname,
  (array['Santos', 'Reyes', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza'])[1 + n % 7] || ' ' || d.desk as lastname
from (
  select name as desk, name as role, '{}'::text[] as permissions
  from role
  where name in ('bplo', 'fire', 'assessor', 'engineering', 'menro', 'mao', 'mpdo', 'rhu', 'peso', 'affiliate')
  union all
  values
    ('treasurer', 'admin', array['treasurer']),
    ('cashier', 'admin', array['cashier']),
    ('signatory', 'admin', array['signatory'])
) d, generate_series(1, 20) n
union all
select
  nextval(pg_get_serial_sequence('account', 'id')), 'barangay' || row_number() over (order by brgycode), role_name,
  '{}', 1, 'Lito', name
from barangay;

insert into account (id, email, firstname, lastname, permissions, password_hash, verified_at, created_at)
overriding system value
select
  account_id, desk || case when desk like 'barangay%' then '' else n::text end || '@generated.example', firstname,
  lastname, permissions, g.password_hash, g.today - 500, g.today - 500
from gen_staff, gen g;
insert into account_role (account_id, position, role_id)
select s.account_id, 0, r.id from gen_staff s join role r on r.name = s.role;

create temp table gen_owner as
select
  nextval(pg_get_serial_sequence('account', 'id')) as owner_id, n,
  (array['Ernesto', 'Lorna', 'Rodel', 'Cristina', 'Arnel', 'Marites', 'Danilo', 'Josefina', 'Rey', 'Imelda', 'Nestor',
    'Gloria'])[1 + pg_temp.draw(n, 1, 12)] as firstname,
  (array['Villarin', 'Dela Cruz', 'Magsaysay', 'Peñaflor', 'Tolentino', 'Aquino', 'Salonga', 'Manalo', 'Buenaventura',
    'Catacutan', 'Dimaculangan', 'Lacson', 'Pangilinan', 'Quizon', 'Rivera', 'Sumulong', 'Umali', 'Yabut', 'Zamora'])[
    1 + pg_temp.draw(n, 2, 19)] as lastname
from gen g, generate_series(1, greatest(1, g.businesses * 9 / 10)) n;
create index on gen_owner (n);

insert into account (id, email, firstname, lastname, password_hash, verified_at, created_at, locale)
overriding system value
select
  owner_id, 'owner' || n || '@generated.example', firstname, lastname, g.password_hash, g.today - 400, g.today - 400,
  case when n % 3 = 0 then 'fil' else 'en' end
from gen_owner, gen g;
insert into account_role (account_id, position, role_id)
select o.owner_id, 0, r.id from gen_owner o, role r where r.name = 'user';

-- Each person has a session that ended and the attempts before it.
insert into session (account_id, created_at, last_used_at, expires_at, ended_at, end_reason, user_agent)
select owner_id, g.today - 30, g.today - 29, g.today - 20, g.today - 29, 'signed_out', 'Mozilla/5.0 (Android)'
from gen_owner, gen g;
insert into sign_in_attempt (email, ip, succeeded, at)
select 'owner' || n || '@generated.example', '203.0.113.' || n % 250, k > 1, g.today - n % 300 - k * interval '1 minute'
from gen_owner, gen g, generate_series(1, 3) k;

analyze account;
analyze account_role;
analyze gen_staff;
analyze gen_owner;
update gen
set
  clerk_id = (select account_id from gen_staff where desk = 'bplo' and n = 1),
  treasurer_id = (select account_id from gen_staff where desk = 'treasurer' and n = 1),
  cashier_id = (select account_id from gen_staff where desk = 'cashier' and n = 1),
  signatory_id = (select account_id from gen_staff where desk = 'signatory' and n = 1);
