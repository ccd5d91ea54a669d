import { openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { joel } from '../../test/cases.ts';
import { ActBar, type DeskAct } from './act-bar.tsx';

const WHY = 'Approve opens when the last item is answered.';

/** A case whose last item is answered by the button. */
function CaseWithOpenItem() {
  const [why, setWhy] = useState<string | undefined>(WHY);
  return (
    <>
      <button type="button" onClick={() => setWhy(undefined)}>
        Answer the last item
      </button>
      <ActBar on={7} acts={[{ act: 'approve', label: 'Approve', synonyms: [], keyHint: 'A', why }]} />
    </>
  );
}

const createActs = (count: number): DeskAct[] => [
  ...Array.from({ length: count }, (_, place) => ({ act: `act_${place}`, label: `Act ${place}`, synonyms: [] })),
  { act: 'extend', label: 'Extend', synonyms: [], isMinor: true, why: WHY },
];

const openActs = (count: number) =>
  openRemote(
    () => [{ path: 'case', Component: () => <ActBar on={7} acts={createActs(count)} /> }],
    '/fire',
    '/fire/case',
    {
      session: joel,
    },
  );

test('beside three acts a rare one is a button of its own', async () => {
  openActs(3);
  expect(await screen.findByRole('button', { name: 'Extend' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});

test('beside more acts a rare one is in a menu, and explains why it must wait', async () => {
  openActs(4);
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('button', { name: 'Extend' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Extend' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(WHY);
});

test('a key announces why its act must wait, and the reason leaves when the act is possible', async () => {
  openRemote(() => [{ path: 'case', Component: CaseWithOpenItem }], '/fire', '/fire/case', { session: joel });
  await screen.findByText(WHY);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(screen.getByRole('alert')).toHaveTextContent(WHY);
  expect(screen.getAllByText(WHY)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Answer the last item' }));
  expect(screen.queryByText(WHY)).not.toBeInTheDocument();
});
