import { render, screen } from '@testing-library/react';

import { Facts } from './facts.tsx';

test('an e-mail address may break after its @, and stays the same text', () => {
  render(<Facts items={[{ label: 'E-mail', value: 'rogelio.abantao@negosyo.example' }]} />);
  const value = screen.getByRole('definition');
  expect(value).toHaveTextContent('rogelio.abantao@negosyo.example');
  expect(value.innerHTML).toBe('rogelio.abantao@<wbr>negosyo.example');
});

test('an empty value is a dash', () => {
  render(<Facts items={[{ label: 'Website', value: '' }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('–');
});
