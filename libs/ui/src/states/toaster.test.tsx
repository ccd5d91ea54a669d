import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import * as ui from '../../test/every-part.ts';

const renderFramed = (part: React.ReactNode) => (
  <MemoryRouter>
    <ui.UiProvider theme="LIGHT">{part}</ui.UiProvider>
  </MemoryRouter>
);
const show = (part: React.ReactNode) => render(renderFramed(part));
const toastIds: number[] = [];
const showToast = (...args: Parameters<typeof ui.showToast>) => act(() => void toastIds.push(ui.showToast(...args)));

afterEach(() => {
  act(() => toastIds.splice(0).forEach(ui.dismissToast));
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const desk = (pane: ui.DeskPane) => (
  <ui.DeskFrame
    pane={pane}
    queue={<ui.Pane foot={<button type="button">Take next</button>}>rows</ui.Pane>}
    case={<ui.Pane foot={<button type="button">Approve</button>}>case</ui.Pane>}
    documents={<ui.Pane>papers</ui.Pane>}
  />
);
const openDesk = (pane: ui.DeskPane = 'case') =>
  show(
    <>
      {desk(pane)}
      <ui.Toaster />
    </>,
  );

test('a desk shows one notice at a time, in its own line before the acts of the case', () => {
  openDesk();
  showToast('success', 'The clearance was issued.');
  showToast('success', 'The document was marked as valid.');
  expect(screen.getAllByText(/The clearance|The document/)).toHaveLength(1);
  const notice = screen.getByText('The document was marked as valid.');
  expect(screen.getByRole('region', { name: 'Case' })).toContainElement(notice);
  const approve = screen.getByRole('button', { name: 'Approve' });
  expect(notice.compareDocumentPosition(approve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(notice.closest('.eb-toaster')).toBeNull();
});

test('a notice of a desk is gone after the next key, a failure too', async () => {
  openDesk();
  showToast('danger', 'R09 needs a new copy first.');
  await userEvent.tab();
  expect(screen.getByText('R09 needs a new copy first.')).toBeVisible();
  await userEvent.keyboard('j');
  expect(screen.queryByText('R09 needs a new copy first.')).not.toBeInTheDocument();
});

test('the act of a notice can be reached and done by key', async () => {
  openDesk();
  const onOpen = jest.fn();
  showToast('info', 'New message found.', { label: 'Open', onChoose: onOpen });
  screen.getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('New message found.')).not.toBeInTheDocument();
});

test('on a small screen the visible pane shows the notices', () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => phone as unknown as MediaQueryList;
  openDesk('documents');
  showToast('success', 'The document was marked as valid.');
  const papers = screen.getByRole('region', { name: 'Documents' });
  expect(papers).toContainElement(screen.getByText('The document was marked as valid.'));
});

test('five toasts may be in the stack of any other page, and again after the desk was left', () => {
  const { rerender } = openDesk();
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) showToast('danger', text);
  expect(screen.getAllByText(/^(?:One|Two|Three|Four|Five|Six)$/)).toHaveLength(1);
  rerender(renderFramed(<ui.Toaster />));
  const stack = screen.getByRole('region', { name: 'Messages' });
  expect(within(stack).getAllByText(/^(?:Two|Three|Four|Five|Six)$/)).toHaveLength(5);
});

const line = (left: number, top: number) => new DOMRect(left, top, 360, 52);
const LINES: Readonly<Record<string, DOMRect>> = {
  bottom: line(16, 730),
  bar: line(16, 650),
  top: line(16, 72),
  'top-end': line(900, 72),
  'bottom-end': line(900, 730),
};

/** A screen of 1280 × 800 on which toasts and acts have boxes; jsdom lays nothing out. */
function lay(acts: Readonly<Record<string, DOMRect>>): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measureBox(this: Element) {
    const stack = this.closest('.eb-toaster');
    if (stack && this !== stack) return LINES[/at-(\S+)/.exec(stack.className)?.[1] ?? ''] ?? new DOMRect();
    return acts[this.textContent ?? ''] ?? new DOMRect();
  });
}

const BUTTONS = (
  <>
    <button type="button">Continue</button>
    <button type="button">Pay</button>
  </>
);

test.each([
  { where: 'at its usual place while nothing is there', acts: {}, place: 'at-bottom' },
  { where: 'above the bar of a form', acts: { Continue: new DOMRect(16, 740, 200, 44) }, place: 'at-bar' },
  {
    where: 'on top when acts fill the foot of the page',
    acts: { Continue: new DOMRect(16, 740, 200, 44), Pay: new DOMRect(16, 660, 200, 44) },
    place: 'at-top',
  },
])('a message lies $where', ({ acts, place }) => {
  lay(acts);
  show(
    <>
      {BUTTONS}
      <ui.Toaster />
    </>,
  );
  showToast('success', 'Saved');
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveClass(place);
});

test('a message covers two acts that scroll rather than the inquiry button, which never does', () => {
  const column = new DOMRect(0, 60, 400, 740);
  const corner = new DOMRect(900, 60, 360, 100);
  lay({ Continue: column, Pay: column, Save: corner, Send: corner, Inquiry: new DOMRect(1100, 730, 130, 48) });
  show(
    <>
      <header className="eb-top">
        <button type="button">Inquiry</button>
      </header>
      {BUTTONS}
      <button type="button">Save</button>
      <button type="button">Send</button>
      <ui.Toaster />
    </>,
  );
  showToast('success', 'New message found.');
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveClass('at-bottom');
});
