import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as ui from '../../test/every-part.ts';
import { renderPart } from '../../test/render-part.tsx';

test('a chart has the same figures as a table, rendered when it is opened', async () => {
  renderPart(
    <ui.Chart
      title="Collected"
      sentence="Most of it online."
      heads={['Week', 'Online', 'Counter']}
      points={[{ label: '2–9', value: 3, second: 2 }]}
    >
      drawn
    </ui.Chart>,
  );
  expect(screen.getByRole('figure', { name: 'Collected' })).toHaveTextContent('Most of it online.');
  expect(screen.queryByText('2–9')).toBeNull();
  await userEvent.click(screen.getByText('Show as a table'));
  expect((await screen.findByText('2–9')).closest('tr')).toHaveTextContent('2–932');
});

test('a value in the table of a chart links to the rows that it counts, and the legend names each sign', async () => {
  const { container } = renderPart(
    <ui.Chart
      title="Filed and issued"
      sentence="More filed."
      heads={['Date', 'Filed', 'Issued', 'Limit']}
      legend={[
        { sign: 'first', name: 'Filed' },
        { sign: 'line', name: 'Issued' },
      ]}
      points={[{ label: '2 Jan', value: 3, cells: [{ text: 3, to: '/filed' }, { text: 2 }, { text: 7 }] }]}
    >
      drawn
    </ui.Chart>,
  );
  expect([...container.querySelectorAll('.legend span')].map(({ className }) => className)).toEqual(['first', 'line']);
  await userEvent.click(screen.getByText('Show as a table'));
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', '/filed');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '2', '7']);
});

test('a chart of which nothing was counted is its sentence alone', () => {
  const { container } = renderPart(
    <ui.Chart title="Decided" sentence="No applications were decided." points={[{ label: 'Simple', value: 0 }]} isEmpty>
      drawn
    </ui.Chart>,
  );
  expect(screen.getByRole('figure', { name: 'Decided' })).toHaveTextContent('No applications were decided.');
  expect(container.querySelector('.drawing')).toBeNull();
  expect(screen.queryByText('Show as a table')).toBeNull();
});

test('a drawn figure links to its rows for the mouse; the keyboard has the link in the table', () => {
  const { container } = renderPart(
    <>
      <ui.BarChart points={[{ label: 'Filed', value: 3, to: '/filed' }]} />
      <ui.ColumnChart points={[{ label: '2 Jan', value: 3, to: '/second' }]} />
    </>,
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/filed', '/second']);
  expect(links.every(({ tabIndex }) => tabIndex === -1)).toBe(true);
});

test('a bar of which nothing was counted has a word in its place, and one with a figure has none', () => {
  renderPart(
    <ui.BarChart
      points={[
        { label: 'Technical', value: 0, none: 'No decisions yet' },
        { label: 'Simple', value: 2, none: 'None of these' },
      ]}
    />,
  );
  expect(screen.getByText('No decisions yet')).toBeVisible();
  expect(screen.queryByText('None of these')).toBeNull();
});

test('a line over columns and a mark across a bar share the scale of the bars', () => {
  const { container } = renderPart(
    <>
      <ui.ColumnChart
        points={[
          { label: 'Jan', value: 10, line: 5 },
          { label: 'Feb', value: 4, line: 20 },
        ]}
      />
      <ui.BarChart points={[{ label: 'Simple', value: 2, second: 1, mark: 4 }]} />
    </>,
  );
  expect(container.querySelector('polyline')).toHaveAttribute('points', '0.5,75 1.5,0');
  expect([...container.querySelectorAll<HTMLElement>('.eb-columns i')].map(({ style }) => style.blockSize)).toEqual([
    '50%',
    '20%',
  ]);
  expect(container.querySelector<HTMLElement>('.mark')?.style.insetInlineStart).toBe('100%');
  expect(container.querySelector<HTMLElement>('.eb-bars i')?.style.inlineSize).toBe('50%');
});

test('a figure of nothing draws no bar', () => {
  const points = [
    { label: 'Jan', value: 0, second: 0 },
    { label: 'Feb', value: 3, second: 0 },
  ];
  const { container } = renderPart(
    <>
      <ui.BarChart points={points} />
      <ui.ColumnChart points={points} />
    </>,
  );
  expect(container.querySelectorAll('.eb-bars i')).toHaveLength(1);
  expect(container.querySelectorAll('.eb-columns i')).toHaveLength(1);
});
