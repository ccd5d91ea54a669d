-- Which papers speak of the owner, and what an earlier copy says of a later application, is said by the row of the requirement.
update requirement
set content = content || '{"held_by": "owner"}'
where code = 'R06';

update requirement
set content = content || '{"reuse": "year"}'
where code in ('R02', 'R20', 'R21', 'R22');

update requirement
set content = content || '{"reuse": "never"}'
where code in ('R25', 'R29', 'R30', 'R31');
