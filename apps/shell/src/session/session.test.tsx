import { callEndpoint } from '@ebpls/api-client';
import { closeUser, provePassword, reportPresence } from '@ebpls/contracts';
import { requestPassword, useProof } from '@ebpls/remote-kit';
import { createUser, createFakeApi, openRoutes } from '@ebpls/testing-web';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SessionGuard } from './session-guard.tsx';

const api = createFakeApi();
const HOUR = 3600;

function openGuard() {
  const user = createUser();
  return openRoutes(
    [
      {
        path: '/',
        element: (
          <>
            <h1>Users</h1>
            <SessionGuard user={user} />
          </>
        ),
      },
    ],
    '/',
    { session: user },
  );
}

const advanceSeconds = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const listReportedIdle = () =>
  api.listRequests(reportPresence).map(({ body }) => (body as { idle_seconds: number }).idle_seconds);

describe('presence', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** A server with the idle and session times of ours. */
  function answerPresence({ idle = HOUR, left = 12 * HOUR } = {}) {
    const startTime = Date.now() / 1000;
    let used = startTime;
    api.replyWith(reportPresence, ({ body }) => {
      const now = Date.now() / 1000;
      used = Math.max(used, now - (body as { idle_seconds: number }).idle_seconds);
      return { idle_left: Math.max(0, Math.round(idle - (now - used))), left: Math.round(left - (now - startTime)) };
    });
    return {
      touchedElsewhere: () => {
        used = Date.now() / 1000;
      },
    };
  }

  test('the warning appears 150 seconds before the end, and a person who stays is not signed out', async () => {
    answerPresence();
    openGuard();
    await advanceSeconds(HOUR - 160);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await advanceSeconds(15);
    expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeInTheDocument();
    expect(screen.getByRole('timer').textContent).toMatch(/^2:\d\d$/);
    await act(async () => screen.getByRole('button', { name: 'Stay signed in' }).click());
    await advanceSeconds(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await advanceSeconds(HOUR - 200);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('a page that is touched reports so at intervals, without a warning', async () => {
    answerPresence();
    openGuard();
    for (let minute = 0; minute < 90; minute += 1) {
      window.dispatchEvent(new Event('keydown'));
      await advanceSeconds(60);
    }
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(listReportedIdle().length).toBeGreaterThan(20);
    expect(listReportedIdle().length).toBeLessThan(60);
  });

  test('an idle page reports nothing until the end is near', async () => {
    answerPresence();
    openGuard();
    await advanceSeconds(HOUR - 200);
    expect(listReportedIdle()).toHaveLength(1);
  });

  test('a page reports its last touches when it is left', async () => {
    answerPresence();
    openGuard();
    await advanceSeconds(20);
    const isHidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await advanceSeconds(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await advanceSeconds(1);
    isHidden.mockRestore();
    expect(listReportedIdle()).toEqual([20]);
  });

  test('moving the mouse does not answer the warning', async () => {
    answerPresence();
    openGuard();
    await advanceSeconds(HOUR - 145);
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    window.dispatchEvent(new Event('pointerdown'));
    await advanceSeconds(30);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  test('the warning closes when another page of the session is in use', async () => {
    const { touchedElsewhere } = answerPresence();
    openGuard();
    await advanceSeconds(HOUR - 145);
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    touchedElsewhere();
    await advanceSeconds(20);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('the last of twelve hours is announced, and cannot be extended', async () => {
    answerPresence({ left: 200 });
    openGuard();
    await advanceSeconds(70);
    expect(await screen.findByRole('alertdialog', { name: 'Please finish and sign in again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument();
    await act(async () => screen.getByRole('button', { name: 'I understand' }).click());
    await advanceSeconds(20);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('the password dialog opens, and its answer reaches the waiting call', async () => {
  api.replyWith(provePassword, { proven: true });
  openGuard();
  await screen.findByRole('heading', { name: 'Users' });
  let refreshResult: Promise<boolean> | undefined;
  act(() => {
    refreshResult = requestPassword();
  });
  await userEvent.type(await screen.findByLabelText('Password'), 'tatlong bibe sa lawa{Enter}');
  expect(await refreshResult).toBe(true);
  expect(api.listRequests(provePassword)[0]?.body).toMatchObject({ password: 'tatlong bibe sa lawa' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a wrong password is reported at its field, and cancelling ends the call', async () => {
  api.refuseWith(provePassword, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { password: ['This is not your current password.'] },
  });
  openGuard();
  await screen.findByRole('heading', { name: 'Users' });
  let refreshResult: Promise<boolean> | undefined;
  act(() => {
    refreshResult = requestPassword();
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please enter your password.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Password'), 'not it{Enter}');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await refreshResult).toBe(false);
  expect(useProof.getState().answer).toBeUndefined();
});

test('a call that the server answers opens no dialog', async () => {
  api.refuseWith(closeUser, { code: 'forbidden', message: 'You do not have permission to do this.' });
  openGuard();
  await expect(callEndpoint(closeUser, { params: { user_id: '4' } })).rejects.toMatchObject({ code: 'forbidden' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
