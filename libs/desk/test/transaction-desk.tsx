// Opens the desk of the licensing office or of an administrator with two applications, for tests of its page.

import { getAssessment, listTransactions } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import {
  createAssessment,
  createAssessmentRow,
  createUser,
  type AssessmentInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { transactionsRoute } from '../src/routes.ts';

export const deskApi = createFakeApi();

export const CASE_CODE = 'APP-2026-000211';

export const ACCEPTED_REPLY = { assessment_code: CASE_CODE, state: 'ACCEPTED' as const };

/** An act that can still be undone. */
export const HELD_REPLY = { assessment_code: CASE_CODE, state: 'SUBMITTED' as const, held_seconds: 10 };

export const BILLED_ASSESSMENT = {
  bill_id: 9,
  top_no: 'TOP-2026-000044',
  bill_state: 'APPROVED' as const,
  state: 'FOR_PAYMENT' as const,
};

export const liza = createUser({ id: 40, firstname: 'Liza', roles: [{ id: 12, name: 'bplo' }] });

const createAdmin = (permissions: ('treasurer' | 'signatory')[]) =>
  createUser({ id: 50, firstname: 'Corazon', roles: [{ id: 2, name: 'admin' }], permissions });

beforeEach(() => {
  deskApi.replyWith(listTransactions, {
    data: [
      createAssessmentRow(),
      createAssessmentRow({ assessment_id: 46, assessment_code: 'APP-2026-000212', company_name: 'Aling Nena Bakery' }),
    ],
    next_cursor: null,
    counts: { open: 2, submitted: 1, to_compute: 3, to_release: 0, to_approve: 2, to_sign: 1 },
  });
});

export const mockAssessment = (overrides: Partial<AssessmentInput>) =>
  deskApi.replyWith(getAssessment, createAssessment(overrides));

export const openLicensingDesk = (address = `/bplo/request/clearances?case=${CASE_CODE}`) =>
  openRemote(() => [transactionsRoute()], '/bplo', address, { session: liza });

export const openAdminDesk = (permissions: ('treasurer' | 'signatory')[]) =>
  openRemote(() => [transactionsRoute()], '/administrator', `/administrator/request/clearances?case=${CASE_CODE}`, {
    session: createAdmin(permissions),
  });

export const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

export const press = async (key: string) => {
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await userEvent.keyboard(key);
  return screen.findByRole('dialog');
};
