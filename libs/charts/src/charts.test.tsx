import { UiProvider } from '@ebpls/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';

import { RingChart, SeriesChart, ShareChart } from './index.ts';
import { getSeriesStyle } from './tones.ts';

/** The drawing comes as a chunk of its own, after the rest. */
async function draw(chart: ReactElement, direction: 'ltr' | 'rtl' = 'ltr') {
  const view = render(
    <UiProvider theme="LIGHT" direction={direction}>
      {chart}
    </UiProvider>,
  );
  await waitFor(() => expect(view.container.querySelector('.recharts-wrapper')).toBeInTheDocument());
  return view;
}

/** Opens the table twin and reads it. */
async function listRows(name: string): Promise<string[][]> {
  const figure = within(screen.getByRole('figure', { name }));
  await userEvent.click(figure.getByText('Show as a table'));
  const rows = await figure.findAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

test.each(['line', 'area', 'columns'] as const)(
  '%s: sentence, drawing, and the same figures as a table',
  async (kind) => {
    draw(
      <SeriesChart
        kind={kind}
        title="Paid by month"
        sentence="March is the highest."
        labels={['Jan', 'Mar']}
        series={[
          { name: '2025', values: [1, 2] },
          { name: '2026', values: [3] },
        ]}
        write={(value) => `₱${value}`}
      />,
    );
    expect(screen.getByText('March is the highest.')).toBeVisible();
    expect(await listRows('Paid by month')).toEqual([
      ['Label', '2025', '2026'],
      ['Jan', '₱1', '₱3'],
      ['Mar', '₱2', '–'],
    ]);
  },
);

test('shares show their percentage of the total, and a total of zero divides nothing', async () => {
  const shares = [
    { name: 'Tax', value: 3 },
    { name: 'Fees', value: 1 },
  ];
  const { unmount } = await draw(<ShareChart title="What was paid" sentence="Mostly tax." shares={shares} />);
  expect((await listRows('What was paid')).slice(1)).toEqual([
    ['Tax', '3', '75%'],
    ['Fees', '1', '25%'],
  ]);
  unmount();
  await draw(<ShareChart title="What was paid" sentence="Nothing." shares={[{ name: 'Tax', value: 0 }]} />);
  expect((await listRows('What was paid'))[1]).toEqual(['Tax', '0', '0%']);
});

test('rings', async () => {
  await draw(
    <RingChart title="Clearances" sentence="Two of three." rings={[{ name: 'Bakery', percent: 66.6 }]} />,
    'rtl',
  );
  expect((await listRows('Clearances'))[1]).toEqual(['Bakery', '67%']);
});

test('six series look unlike each other', () => {
  const looks = Array.from({ length: 6 }, (_, place) => getSeriesStyle(place));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(6);
  expect(new Set(looks.map(({ dash }) => dash)).size).toBe(6);
});
