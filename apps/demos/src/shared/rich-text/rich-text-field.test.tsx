import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { RichTextField } from './rich-text-field.tsx';

test('the field has its name, its tools and its content', async () => {
  render(<RichTextField label="Description" value="<p>Bibingka</p>" onChange={() => undefined} />);
  const field = await screen.findByRole('textbox', { name: 'Description' });
  expect(field).toHaveTextContent('Bibingka');
  expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(await screen.findByRole('button', { name: 'Bold', pressed: true })).toBeInTheDocument();
  expect(document.head.querySelectorAll('style')).toHaveLength(0);
});

test('a later message belongs to the field', async () => {
  const { rerender } = render(<RichTextField label="Description" value="" onChange={() => undefined} />);
  const field = await screen.findByRole('textbox', { name: 'Description' });
  rerender(<RichTextField label="Description" value="" onChange={() => undefined} error="Too long." />);
  expect(field).toHaveAccessibleDescription('Too long.');
  expect(field).toHaveAttribute('aria-invalid', 'true');
});
