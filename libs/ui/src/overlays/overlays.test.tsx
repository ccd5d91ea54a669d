import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';

import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ConfirmDialog, Dialog, Drawer, Menu, Popover } from '../overlays.ts';
import { UiProvider } from '../provider.tsx';

const show = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <UiProvider>
        <Routes>
          <Route path="/" element={part} />
          <Route path="/print" element="the paper" />
        </Routes>
      </UiProvider>
    </MemoryRouter>,
  );

function OpenExample({ children }: { readonly children: (open: boolean, close: () => void) => React.ReactNode }) {
  const [open, set] = useState(false);
  return (
    <>
      <Button onClick={() => set(true)}>Open</Button>
      {children(open, () => set(false))}
    </>
  );
}

test('a drawer opens, is named, and Escape closes it', async () => {
  const person = userEvent.setup();
  show(
    <OpenExample>
      {(open, close) => (
        <Drawer open={open} onClose={close} title="Inquiries" foot={<Button>New inquiry</Button>}>
          Threads
        </Drawer>
      )}
    </OpenExample>,
  );
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Inquiries' })).toHaveTextContent('Threads');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a floating part adds no rule that restyles the page behind it', async () => {
  show(
    <Dialog open onClose={() => undefined} title="Release 6 permits?">
      They are printed together.
    </Dialog>,
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(document.querySelectorAll('style[data-emotion*="global"]')).toHaveLength(0);
});

function Seeker() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return <input ref={field} aria-label="Search" />;
}

test('a drawer that is closed before it listens restores the focus as well', () => {
  let close = (): void => undefined;
  show(
    <OpenExample>
      {(open, closeIt) => {
        close = closeIt;
        return (
          <Drawer open={open} onClose={closeIt} title="Inquiries">
            <Seeker />
          </Drawer>
        );
      }}
    </OpenExample>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  act(() => opener.click());
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  act(() => close());
  expect(opener).toHaveFocus();
});

test('a drawer whose content takes the focus returns it to its opener, every time', async () => {
  const person = userEvent.setup();
  show(
    <OpenExample>
      {(open, close) => (
        <Drawer open={open} onClose={close} title="Inquiries">
          <Seeker />
        </Drawer>
      )}
    </OpenExample>,
  );
  for (let times = 0; times < 3; times += 1) {
    screen.getByRole('button', { name: 'Open' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
    // The field is there a moment before the drawer listens.
    await waitFor(async () => {
      await person.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  }
});

test.each([
  { side: 'end', from: 'translateX(100%)' },
  { side: 'start', from: 'translateX(-100%)' },
] as const)('a drawer comes in from the $side and stays in its place', async ({ side, from }) => {
  show(
    <Drawer open onClose={() => undefined} side={side} title="Menu">
      Entries
    </Drawer>,
  );
  // Read before the first frame is painted.
  const drawer = screen.getByRole('dialog');
  expect(drawer.style.transform).toBe(from);
  await waitFor(() => expect(drawer.style.transform).toBe('none'));
});

test('a dialog is closed by its button', async () => {
  const person = userEvent.setup();
  show(
    <OpenExample>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="All shortcuts">
          J K
        </Dialog>
      )}
    </OpenExample>,
  );
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([Dialog, Drawer])('the focus is inside even when the first frame comes at once', async (Part) => {
  const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    draw(performance.now());
    return 1;
  });
  const person = userEvent.setup();
  show(
    <OpenExample>
      {(open, close) => (
        <Part open={open} onClose={close} title="All shortcuts">
          <button type="button">J K</button>
        </Part>
      )}
    </OpenExample>,
  );
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toContainElement(document.activeElement as HTMLElement); // it is never null
  frames.mockRestore();
});

test('a refusal needs its reason in words', async () => {
  const person = userEvent.setup();
  const onConfirm = jest.fn();
  show(
    <ConfirmDialog
      open
      onClose={() => undefined}
      title="Refuse this application?"
      confirm="Refuse"
      danger
      reason={{ least: 10 }}
      onConfirm={onConfirm}
    >
      The owner is told.
    </ConfirmDialog>,
  );
  await person.click(await screen.findByRole('button', { name: 'Refuse' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    'Enter a reason of at least 10 characters.',
  );
  await person.type(screen.getByRole('textbox', { name: 'Reason' }), 'No second exit.');
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(onConfirm).toHaveBeenCalledWith('No second exit.');
});

test('a refusal of the server is shown in the dialog', async () => {
  show(
    <ConfirmDialog
      open
      onClose={() => undefined}
      title="Claim"
      confirm="Claim"
      error="Another officer has it."
      onConfirm={() => undefined}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Another officer has it.');
});

test('a menu runs its acts, and its links use the router', async () => {
  const person = userEvent.setup();
  const onChoose = jest.fn();
  show(
    <Menu
      trigger={<IconButton label="More" icon="more" />}
      items={[
        { label: 'Archive', onChoose: onChoose },
        { label: 'Print', to: '/print' },
      ]}
    />,
  );
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Print' });
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('the paper')).toBeInTheDocument();
});

test('a popover opens at its button and is named', async () => {
  const person = userEvent.setup();
  show(
    <Popover title="Settings" trigger={<Button>Change the look</Button>}>
      Theme
    </Popover>,
  );
  await person.click(screen.getByRole('button', { name: 'Change the look' }));
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toHaveTextContent('Theme');
});
