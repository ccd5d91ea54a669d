import { createDocument } from '@ebpls/testing-web';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PaperPicture } from './picture.tsx';
import { PaperView } from './paper-view.tsx';

const LEASE = { code: 'R07', name: 'Lease', is_mandatory: true, verified_by: ['bplo'], document: null };

test('an office sees that the owner brings the original of a paper', () => {
  render(<PaperView item={{ ...LEASE, is_brought: true }} isHidden={false} onLarge={() => undefined} />);
  expect(screen.getByText('The owner will bring the original')).toBeVisible();
  expect(screen.queryByText('Not uploaded yet')).not.toBeInTheDocument();
});

test('an office reads why a paper does not apply, and that it may request it', () => {
  const item = { ...LEASE, inapplicable_reason: 'The building is mine.' };
  render(<PaperView item={item} isHidden={false} onLarge={() => undefined} />);
  expect(screen.getByText('The owner states that this document does not apply')).toBeVisible();
  expect(screen.getByText(/“The building is mine\.”.*request the document/)).toBeVisible();
});

test('a paper that was neither sent nor promised is not sent yet', () => {
  render(<PaperView item={LEASE} isHidden={false} onLarge={() => undefined} />);
  expect(screen.getByText('Not uploaded yet')).toBeVisible();
});

test('an office reads that a paper ended while the case was running, or until when it holds', () => {
  const document = createDocument({ valid_until: '2026-01-14', is_expired: true });
  const { rerender } = render(<PaperView item={{ ...LEASE, document }} isHidden onLarge={() => undefined} />);
  expect(screen.getByText(/This document expired on 14 Jan(uary)? 2026/)).toBeVisible();
  rerender(
    <PaperView
      item={{ ...LEASE, document: createDocument({ valid_until: '2026-12-31' }) }}
      isHidden
      onLarge={() => undefined}
    />,
  );
  expect(screen.getByText(/Valid until 31 Dec/)).toBeVisible();
});

test('a paper of an earlier year is one key away, and only where there is one', async () => {
  const onLarge = jest.fn();
  const document = createDocument();
  const earlierPaper = { assessment_code: 'APP-2025-000012', tax_year: 2025, document: createDocument() };
  const { rerender } = render(
    <PaperView item={{ ...LEASE, document, earlier: earlierPaper }} isHidden onLarge={onLarge} />,
  );
  await userEvent.click(screen.getByRole('button', { name: /Compare with 2025/ }));
  await userEvent.keyboard('y');
  expect(onLarge).toHaveBeenCalledTimes(2);
  rerender(<PaperView item={{ ...LEASE, document }} isHidden onLarge={onLarge} />);
  expect(screen.getByRole('button', { name: /Full screen/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Compare with/ })).not.toBeInTheDocument();
});

test('while the focus is in a picture its keys zoom, turn and fit, and the desk ignores them', async () => {
  const desk = jest.fn();
  const listen = ({ defaultPrevented }: KeyboardEvent) => defaultPrevented || desk();
  addEventListener('keydown', listen);
  render(<PaperPicture url="blob:paper" name="Lease" links={null} />);
  const picture = screen.getByRole('img', { name: 'Lease' });
  screen.getByRole('button', { name: 'Rotate' }).focus();
  await userEvent.keyboard('+');
  expect(picture).toHaveStyle({ inlineSize: '150%' });
  await userEvent.keyboard('o-');
  expect(picture).toHaveStyle({ inlineSize: '100%', transform: 'rotate(90deg)' });
  await userEvent.keyboard('++0');
  expect(picture).toHaveStyle({ inlineSize: '100%' });
  expect(desk).not.toHaveBeenCalled();
  await userEvent.keyboard('v');
  expect(desk).toHaveBeenCalledTimes(1);
  removeEventListener('keydown', listen);
});
