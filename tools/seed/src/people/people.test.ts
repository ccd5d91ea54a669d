import { OFFICE_ROLES, OfficeFacts, OFFICES } from '@ebpls/contracts';

import { listReferenceRecords } from '../reference.ts';
import { listMunicipalities, readMunicipality } from '../municipality/municipality.ts';
import { listPeople, listSignInRoles } from './people.ts';

test('each office of the product has its row of reference data, with its role and the prefix of its clearances', () => {
  const rows = listReferenceRecords('offices.json', OfficeFacts).filter(({ input }) => input.office !== 'barangay');
  const facts = rows.map(({ input: { office, role_id, number_prefix } }) => [office, role_id, number_prefix]);
  const table = OFFICE_ROLES.map((office) => [office, OFFICES[office].role_id, OFFICES[office].clearance_prefix]);
  expect(facts.toSorted()).toEqual(table.toSorted());
});

test.each(listMunicipalities())('in %s each office has somebody who can sign in, and whose line is printed', (key) => {
  const municipality = readMunicipality(key);
  const staff = listPeople(municipality);
  for (const office of OFFICE_ROLES) {
    expect(staff.filter(({ role, line }) => role === office && line === office)).toHaveLength(1);
    expect(listSignInRoles(municipality)).toContain(office);
  }
});

test.each(listMunicipalities())('in %s a cashier and a treasurer are among the printed sign-ins', (key) => {
  const municipality = readMunicipality(key);
  const money = listPeople(municipality).filter(({ line }) => line === 'cashier' || line === 'treasurer');
  expect(money.map(({ line, role, permissions }) => [line, role, permissions])).toEqual([
    ['treasurer', 'admin', ['treasurer']],
    ['cashier', 'admin', ['cashier']],
  ]);
  expect(listSignInRoles(municipality)).toEqual(expect.arrayContaining(['cashier', 'treasurer']));
});
