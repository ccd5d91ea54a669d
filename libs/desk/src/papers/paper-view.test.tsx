import { aDocument } from '@ebpls/testing-web';
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

test('an office reads that a paper ended while the case was running, or until when it holds', () => {
  const document = aDocument({ valid_until: '2026-01-14', is_expired: true });
  const { rerender } = render(<PaperView item={{ ...LEASE, document }} isHidden />);
  expect(screen.getByText(/This paper ended on 14 Jan(uary)? 2026/)).toBeVisible();
  rerender(<PaperView item={{ ...LEASE, document: aDocument({ valid_until: '2026-12-31' }) }} isHidden />);
  expect(screen.getByText(/Valid until 31 Dec/)).toBeVisible();
});
