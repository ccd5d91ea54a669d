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
  const asked = jest.fn(answer);
  Object.defineProperty(navigator, 'share', { value: asked, configurable: true });
  return asked;
};

test('a like tells its state and how many there are, and waits while it is sent', async () => {
  const toggle = jest.fn();
  const { rerender } = render(<LikeButton name="Bibingka" isLiked={false} count={1} onToggle={toggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Like Bibingka, 1 like', pressed: false }));
  expect(toggle).toHaveBeenCalledTimes(1);
  rerender(<LikeButton name="Bibingka" isLiked count={2} isBusy onToggle={toggle} />);
  await userEvent.click(screen.getByRole('button', { name: 'Like Bibingka, 2 likes', pressed: true }));
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('the device shares the whole address where it can', async () => {
  const asked = share(() => Promise.resolve());
  render(<ShareButton name="Bibingka" address="/app/projects/1" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share Bibingka' }));
  expect(asked).toHaveBeenCalledWith({ title: 'Bibingka', url: `${location.origin}/app/projects/1` });
  expect(useNotices.getState().notices).toEqual([]);
});

test('who closes the sheet is told nothing', async () => {
  share(() => Promise.reject(new DOMException('closed', 'AbortError')));
  render(<ShareButton name="Bibingka" address="/a" />);
  await userEvent.click(screen.getByRole('button', { name: 'Share Bibingka' }));
  expect(useNotices.getState().notices).toEqual([]);
});

test('elsewhere the link is copied, and a browser that does not let it is told of', async () => {
  const user = userEvent.setup();
  render(<ShareButton name="Bibingka" address="/a" />);
  await user.click(screen.getByRole('button', { name: 'Share Bibingka' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/a`);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Share Bibingka' }));
  expect(useNotices.getState().notices.map(({ tone }) => tone)).toEqual(['done', 'failed']);
});

test('stars are told in words', () => {
  render(<Stars value={4} />);
  expect(screen.getByText('4 of 5 stars')).toBeInTheDocument();
});
