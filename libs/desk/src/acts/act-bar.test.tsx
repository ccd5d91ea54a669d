import { openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { joel } from '../../test/cases.ts';
import { ActBar } from './act-bar.tsx';

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
