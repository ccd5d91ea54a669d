import { render, screen } from '@testing-library/react';

import { PaperView } from './paper-view.tsx';

const LEASE = { code: 'R07', name: 'Lease', is_mandatory: true, verified_by: ['bplo'], document: null };

test('an office sees that the owner brings the original of a paper', () => {
  render(<PaperView item={{ ...LEASE, is_brought: true }} isHidden={false} />);
  expect(screen.getByText('The owner brings the original')).toBeVisible();
  expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
});

test('a paper that was neither sent nor promised is not sent yet', () => {
  render(<PaperView item={LEASE} isHidden={false} />);
  expect(screen.getByText('Not sent yet')).toBeVisible();
});
