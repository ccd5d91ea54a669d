import { render, screen } from '@testing-library/react';

import { RowCard } from './row-card.tsx';

const getTexts = (parent: Element | null): (string | null)[] =>
  [...(parent?.children ?? [])].map(({ textContent }) => textContent);

test('the status is beside the title, and the amount beside the note', () => {
  render(<RowCard title="Matibay Hardware" note="APP-2026-000114" status="Paid" end="₱3,405.00" />);
  expect(getTexts(screen.getByText('Matibay Hardware').parentElement)).toEqual([
    'Matibay Hardware',
    'Paid',
    'APP-2026-000114',
    '₱3,405.00',
  ]);
});

test('an amount beside the title leaves the status to the line of the note', () => {
  render(<RowCard title="Matibay Hardware" amount="₱3,405.00" note="APP-2026-000114" status="Paid" end="Print" />);
  expect(getTexts(screen.getByText('Matibay Hardware').parentElement)).toEqual([
    'Matibay Hardware',
    '₱3,405.00',
    'APP-2026-000114',
    'PaidPrint',
  ]);
});

test('a menu is beside both lines, and a short note is marked', () => {
  render(<RowCard title="Joel Pascua" note="Fire" isShort menu={<button>Actions</button>} />);
  const menu = screen.getByRole('button', { name: 'Actions' });
  expect(getTexts(menu.parentElement)).toEqual(['Joel PascuaFire', 'Actions']);
  expect(screen.getByText('Fire')).toHaveClass('note', 'short');
});
