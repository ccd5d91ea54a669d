import { Refusal } from '@ebpls/api-client';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DownloadButton } from './download-button.tsx';
import { useNotices } from './notices.store.ts';
import { useOfferedActs } from './offered-acts.store.ts';

const file = { blob: new Blob(['paper']), file_name: 'paper.pdf' };

beforeEach(() => {
  useNotices.setState({ notices: [] });
  URL.createObjectURL = () => '#paper';
  URL.revokeObjectURL = () => undefined;
});

test('a refused file appears as a notice, and the button may be pressed again', async () => {
  const fetch = () => Promise.reject(new Refusal({ code: 'missing', message: 'There is no such paper.' }));
  render(<DownloadButton fetch={fetch}>Download</DownloadButton>);

  await userEvent.click(screen.getByRole('button', { name: 'Download' }));

  await waitFor(() =>
    expect(useNotices.getState().notices).toMatchObject([{ tone: 'failed', text: 'There is no such paper.' }]),
  );
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('a paper that is shown opens in a tab of its own', async () => {
  const tab = { location: { href: '' } } as Window;
  jest.spyOn(window, 'open').mockReturnValue(tab);
  render(
    <DownloadButton shows fetch={() => Promise.resolve(file)}>
      Print
    </DownloadButton>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Print' }));

  await waitFor(() => expect(tab.location.href).toBe('#paper'));
});

test('a paper that has a name in the command menu is printed from there while it is shown', async () => {
  const tab = { location: { href: '' } } as Window;
  jest.spyOn(window, 'open').mockReturnValue(tab);
  const offers = { act: 'print', label: 'Print the permit', synonyms: ['I-print ang permit'] };
  const { unmount } = render(
    <DownloadButton shows offers={offers} fetch={() => Promise.resolve(file)}>
      Print
    </DownloadButton>,
  );
  const { result } = renderHook(() => useOfferedActs());
  expect(result.current).toMatchObject([offers]);
  act(() => result.current[0]?.run());
  await waitFor(() => expect(tab.location.href).toBe('#paper'));
  unmount();
  expect(result.current).toEqual([]);
});
