import { fireEvent, render, screen } from '@testing-library/react';

import { UiProvider } from '../provider.tsx';
import { Button } from './button.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a button shows for a moment that its press was taken', () => {
  render(
    <UiProvider>
      <Button icon="plus">Add a branch</Button>
    </UiProvider>,
  );
  const button = screen.getByRole('button');
  fireEvent.click(screen.getByText('Add a branch'));
  expect(button).toHaveAttribute('data-pressed');
  jest.advanceTimersByTime(150);
  expect(button).not.toHaveAttribute('data-pressed');
});

test('a button that does nothing shows nothing', () => {
  render(
    <UiProvider>
      <Button disabled why="The papers are missing.">
        Sign
      </Button>
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).not.toHaveAttribute('data-pressed');
});

test('a stopped feedback listens no more', () => {
  const { unmount } = render(
    <UiProvider>
      <Button>Pay</Button>
    </UiProvider>,
  );
  const button = screen.getByRole('button');
  unmount();
  document.body.append(button);
  fireEvent.click(button);
  expect(button).not.toHaveAttribute('data-pressed');
  button.remove();
});
