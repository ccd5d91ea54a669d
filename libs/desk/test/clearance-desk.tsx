// Opens the desk of an office with two cases in its queue, for tests of its page.

import { downloadDocument, getClearance, listClearances, listColleagues } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { createCase, createQueueRow, QUEUE_COUNTS, joel } from './cases.ts';
import { clearancesRoute } from '../src/routes.ts';

export const deskApi = createFakeApi();

export const DESK_ADDRESS = '/fire/request/clearances';

const HARDWARE = createQueueRow({ clearance_id: 7, flags: ['due_today'], due_group: 'today' });

const BAKERY = createQueueRow({
  clearance_id: 8,
  company_name: 'Aling Nena Bakery',
  is_mine: false,
  assigned_name: null,
  state: 'PENDING',
});

export const APPROVED_REPLY = { clearance_id: 7, state: 'APPROVED' as const, clearance_no: 'FSIC-2026-000061' };

beforeEach(() => {
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => {};
  deskApi.replyWith(listClearances, { data: [BAKERY, HARDWARE], next_cursor: null, counts: QUEUE_COUNTS });
  deskApi.replyWith(getClearance, createCase());
  deskApi.replyWith(listColleagues, { data: [] });
  deskApi.replyWithFile(downloadDocument, 'bytes of a picture', 'fsic-2025.jpg');
});

export const openDesk = (address = DESK_ADDRESS) =>
  openRemote(() => [clearancesRoute()], '/fire', address, { session: joel });

export const listNotices = () => useNotices.getState().notices.map(({ text }) => text);
