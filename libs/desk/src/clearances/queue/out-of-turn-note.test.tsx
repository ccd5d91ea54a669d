import { downloadDocument, getClearance, getListChoice, listClearances } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../../test/cases.ts';
import { clearancesRoute } from '../../routes.ts';

const api = createFakeApi();
const OUT_OF_TURN = {
  at: '2026-01-12T01:05:00.000Z',
  taken_by: 'Rosa Aquino',
  ground: 'OTHER',
  note: 'The mayor opens it.',
} as const;

test.each([
  { layout: 'rows', query: '' },
  { layout: 'a table', query: '&layout=table' },
])('the head reads who took it, when and why, in $layout', async ({ query }) => {
  const data = [createQueueRow({ clearance_id: 7, out_of_turn: OUT_OF_TURN })];
  api.replyWith(listClearances, { data, next_cursor: null, counts: { ...QUEUE_COUNTS, out_of_turn: 1 } });
  api.replyWith(getClearance, createCase());
  api.replyWithFile(downloadDocument, 'bytes of a picture', 'fsic-2025.jpg');
  api.replyWith(getListChoice, { hidden: [], density: 'comfortable' });
  openRemote(() => [clearancesRoute()], '/fire', `/fire/request/clearances?view=out_of_turn${query}`, {
    session: joel,
  });
  const [note] = await screen.findAllByText(/Taken out of turn by Rosa Aquino/);
  expect(note).toHaveTextContent(/12 Jan.*: Another reason\. The mayor opens it\./);
});
