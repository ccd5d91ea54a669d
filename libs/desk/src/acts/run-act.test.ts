import type { ActionFunctionArgs } from 'react-router';

import { runAct } from './acts.ts';

test('acts whose code fails to load keep the input, as without signal', async () => {
  const request = new Request('http://hall.test/desk', {
    method: 'POST',
    body: JSON.stringify({ act: 'approve', on: '7', key: 'k', values: { remarks: 'Complete' } }),
  });
  const acts = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const answer = await runAct({ request } as ActionFunctionArgs, { acts, getSuccessText: () => undefined });
  expect(answer).toMatchObject({ is_offline: true });
  expect(answer.message).toBeDefined();
});
