import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { UiProvider } from '../provider.tsx';
import { type SignatureLines, SignaturePad } from './signature-pad.tsx';

const latest: { lines: SignatureLines } = { lines: [] };

function Pad({ most }: { readonly most: number }) {
  const [lines, setLines] = useState<SignatureLines>([]);
  const keep = (next: SignatureLines): void => {
    latest.lines = next;
    setLines(next);
  };
  return <SignaturePad label="Signature" value={lines} onChange={keep} maxPoints={most} />;
}

function sign(...points: readonly (readonly [number, number])[]): void {
  const field = screen.getByRole('img');
  field.getBoundingClientRect = () => ({ left: 0, top: 0, width: 500, height: 200 }) as DOMRect;
  const [[x, y] = [0, 0], ...others] = points;
  fireEvent(field, new MouseEvent('pointerdown', { clientX: x, clientY: y, bubbles: true }));
  for (const [clientX, clientY] of others)
    fireEvent(field, new MouseEvent('pointermove', { clientX, clientY, bubbles: true }));
  fireEvent(field, new MouseEvent('pointerup', { bubbles: true }));
}

const open = (most = 100) =>
  render(
    <UiProvider>
      <Pad most={most} />
    </UiProvider>,
  );

test('a finger draws lines in the proportions of the field, and one button takes them away', () => {
  open();
  expect(screen.getByRole('img', { name: 'Not signed yet' })).toBeVisible();
  sign([0, 0], [250, 100], [251, 100], [600, 300]);
  sign([10, 10], [100, 10]);
  expect(latest.lines).toEqual([
    [
      [0, 0],
      [500, 200],
      [1000, 400],
    ],
    [
      [20, 20],
      [200, 20],
    ],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Sign again' }));
  expect(latest.lines).toEqual([]);
});

test('a tap alone is no signature, and strokes beyond the maximum are left out', () => {
  latest.lines = [];
  open(3);
  sign([5, 5]);
  expect(latest.lines).toEqual([]);
  sign([0, 0], [100, 0], [200, 0], [300, 0]);
  expect(latest.lines[0]).toHaveLength(3);
});
