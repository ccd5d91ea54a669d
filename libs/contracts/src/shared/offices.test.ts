import { OFFICE_ROLES, OFFICES } from './offices.ts';
import { RECIPIENTS, ROLE_ID } from './roles.ts';

test('no two roles share a number, and 7 stays the second name of fire (decision D1)', () => {
  const ids = [ROLE_ID.user, ROLE_ID.admin, 3, 7, ...OFFICE_ROLES.map((office) => OFFICES[office].role_id)];
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(RECIPIENTS.filter(({ id }) => id === 7)).toMatchObject([{ delivers_to: OFFICES.fire.role_id }]);
});
