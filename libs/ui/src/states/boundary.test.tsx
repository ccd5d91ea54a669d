import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';

import * as ui from '../../test/every-part.ts';
import { Drawer } from '../overlays.ts';

const failures: ui.PartFailure[] = [];
const report = (failure: ui.PartFailure): void => void failures.push(failure);
const REFERENCE = /Reference: [0-9a-f]{12}/;

beforeEach(() => {
  failures.length = 0;
  // React writes every caught error there; it is what these tests plant.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const show = (part: React.ReactNode, locale: ui.Locale = 'en') =>
  render(
    <MemoryRouter>
      <ui.UiProvider theme="LIGHT" locale={locale} onFailure={report}>
        {part}
      </ui.UiProvider>
    </MemoryRouter>,
  );

/** A part that fails until it is mended. */
function FailingPart({ isRepaired = () => false }: { readonly isRepaired?: () => boolean }) {
  if (!isRepaired()) throw new Error('planted');
  return <p>drawn again</p>;
}

const PANES = ['queue', 'case', 'documents'] as const;
const NAME = { queue: 'Queue', case: 'Case', documents: 'Documents' } as const;

test.each(PANES)('an error in the pane %s leaves the two others usable', async (failedPane) => {
  const pressedButtons: string[] = [];
  const act = (name: string) => (
    <button type="button" onClick={() => pressedButtons.push(name)}>{`Act of ${name}`}</button>
  );
  const inside = (name: (typeof PANES)[number]) => (name === failedPane ? <FailingPart /> : act(name));
  show(<ui.DeskFrame pane="case" queue={inside('queue')} case={inside('case')} documents={inside('documents')} />);
  const pane = screen.getByRole('region', { name: NAME[failedPane] });
  expect(within(pane).getByRole('alert')).toHaveTextContent('This part cannot be shown right now');
  expect(within(pane).getByRole('button', { name: 'Retry' })).toBeVisible();
  const others = PANES.filter((name) => name !== failedPane);
  for (const name of others) await userEvent.click(screen.getByRole('button', { name: `Act of ${name}` }));
  expect(pressedButtons).toEqual(others);
});

test('the shown reference is the reported one, with the failed part', () => {
  show(<ui.DeskFrame pane="case" queue="queue" case={<FailingPart />} documents="papers" />);
  const shownReference = /[0-9a-f]{12}/.exec(screen.getByRole('alert').textContent ?? '')?.[0];
  const error = expect.objectContaining({ message: 'planted' });
  const component_stack = expect.stringContaining('Boundary');
  expect(failures).toEqual([{ reference: shownReference, part: 'desk.case', error, component_stack }]);
});

test('Retry renders the pane again and requests its data', async () => {
  let isMended = false;
  const retry = jest.fn();
  const queue = <FailingPart isRepaired={() => isMended} />;
  show(<ui.DeskFrame pane="queue" queue={queue} case="case" documents="papers" onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toHaveTextContent(REFERENCE);
  isMended = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('drawn again')).toBeVisible();
  expect(retry).toHaveBeenCalledTimes(2);
});

test('another case in the address renders a failed pane again without Retry', async () => {
  let isMended = false;
  function Next() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate('?case=8')}>
        Next case
      </button>
    );
  }
  show(
    <ui.DeskFrame pane="case" queue={<Next />} case={<FailingPart isRepaired={() => isMended} />} documents="papers" />,
  );
  isMended = true;
  await userEvent.click(screen.getByRole('button', { name: 'Next case' }));
  await waitFor(() => expect(screen.getByText('drawn again')).toBeVisible());
});

const renderTable = (cell: () => React.ReactNode) => (
  <ui.Table
    caption="Users"
    rows={[{ id: 1 }]}
    rowKey={({ id }) => id}
    columns={[{ key: 'id', header: 'Number', cell }]}
  />
);
const chart = (
  <ui.Chart title="Received" sentence="Three this week" points={[]}>
    <FailingPart />
  </ui.Chart>
);
const throwing = () => {
  throw new Error('planted');
};

test.each<{ what: string; part: React.ReactNode; stays: string }>([
  {
    what: 'a section',
    part: (
      <ui.Section title="Oldest">
        <FailingPart />
      </ui.Section>
    ),
    stays: 'Oldest',
  },
  { what: 'a chart', part: chart, stays: 'Three this week' },
  {
    what: 'a line of figures',
    part: (
      <ui.Figures>
        <FailingPart />
      </ui.Figures>
    ),
    stays: 'beside it',
  },
  { what: 'a cell of a table', part: renderTable(() => <FailingPart />), stays: 'beside it' },
  { what: 'a column that is computed', part: renderTable(throwing), stays: 'beside it' },
])('$what falls alone', ({ part, stays }) => {
  show(
    <>
      {part}
      <p>beside it</p>
    </>,
  );
  expect(screen.getByText('beside it')).toBeVisible();
  expect(screen.getByText(stays)).toBeVisible();
  expect(screen.getByText(REFERENCE)).toBeInTheDocument();
});

test('an error in the drawer leaves its title and its close button', async () => {
  function DialogExample() {
    const [isOpen, open] = useState(true);
    return (
      <Drawer open={isOpen} onClose={() => open(false)} title="Inquiry">
        <FailingPart />
      </Drawer>
    );
  }
  show(
    <>
      <DialogExample />
      <p>beside it</p>
    </>,
  );
  const drawer = await screen.findByRole('dialog', { name: 'Inquiry' });
  expect(within(drawer).getByRole('alert')).toHaveTextContent(REFERENCE);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failed part has Filipino texts for readers of Filipino', () => {
  show(
    <ui.Boundary part="page">
      <FailingPart />
    </ui.Boundary>,
    'fil',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Hindi maipakita ngayon ang bahaging ito');
});
