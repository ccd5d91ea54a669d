import { useNotices } from '@ebpls/remote-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LikeButton } from './like-button.tsx';
import { ShareButton } from './share-button.tsx';
import { Stars } from './stars.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  useNotices.setState({ notices: [] });
});

const share = (answer: () => Promise<void>): jest.Mock => {
  const shareMock = jest.fn(answer);
  Object.defineProperty(navigator, 'share', { value: shareMock, configurable: true });
  return shareMock;
};

test('a like shows its state and the number of likes, and waits while it is sent', async () => {
  const toggle = jest.fn();
  const { rerender } = render(<LikeButton name="Bibingka" isLiked={false} count={1} onToggle={toggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Like Bibingka, 1 like', pressed: false }));
  expect(toggle).toHaveBeenCalledTimes(1);
  rerender(<LikeButton name="Bibingka" isLiked count={2} isBusy onToggle={toggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Like Bibingka, 2 likes', pressed: true }));
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('the device shares the whole address where it can', async () => {
  const shareMock = share(() => Promise.resolve());
  render(<ShareButton name="Bibingka" address="/app/projects/1" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share Bibingka' }));
  expect(shareMock).toHaveBeenCalledWith({ title: 'Bibingka', url: `${location.origin}/app/projects/1` });
  expect(useNotices.getState().notices).toEqual([]);
});

test('closing the share sheet shows no notice', async () => {
  share(() => Promise.reject(new DOMException('closed', 'AbortError')));
  render(<ShareButton name="Bibingka" address="/a" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share Bibingka' }));
  expect(useNotices.getState().notices).toEqual([]);
});

test('without a share sheet the link is copied, and a browser that forbids it is reported', async () => {
  const user = userEvent.setup();
  render(<ShareButton name="Bibingka" address="/a" />);
  await user.click(screen.getByRole('button', { name: 'Share Bibingka' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/a`);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Share Bibingka' }));
  expect(useNotices.getState().notices.map(({ tone }) => tone)).toEqual(['done', 'failed']);
});

test('stars have a text alternative', () => {
  render(<Stars value={4} />);
  expect(screen.getByText('4 of 5 stars')).toBeInTheDocument();
});
