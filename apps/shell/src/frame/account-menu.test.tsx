import { createUser, openRoutes } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import { AccountMenu } from './account-menu.tsx';

test.each([
  { known: 'with signal', email: 'noel@market.example', heading: 'noel@market.example' },
  { known: 'by name alone', email: '', heading: 'Noel Reyes' },
])('the account menu of a person known $known shows who is signed in', async ({ email, heading }) => {
  const session = createUser({ firstname: 'Noel', lastname: 'Reyes', email });
  const element = <AccountMenu button={<button type="button">Account</button>} />;
  openRoutes([{ path: '/', element }], '/', { session });
  expect(await screen.findByText(heading)).toBeVisible();
});
