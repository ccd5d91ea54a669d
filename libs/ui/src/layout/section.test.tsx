import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { UiProvider } from '../provider.tsx';
import { Section } from './section.tsx';

function onScreen(narrow: boolean, folds: true | 'always' = true): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: narrow,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  render(
    <UiProvider>
      <Section folds={folds} title="Clearances" hint="Seven offices" brief="3 of 5 approved">
        rows
      </Section>
    </UiProvider>,
  );
}

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('on a desk a foldable section is open', () => {
  onScreen(false);
  expect(screen.getByText('rows')).toBeVisible();
  expect(screen.queryByText('3 of 5 approved')).toBeNull();
});

test('a section that always folds is one line on a desk too', () => {
  onScreen(false, 'always');
  expect(screen.getByRole('region', { name: 'Clearances' })).toHaveTextContent('3 of 5 approved');
  expect(screen.getByText('rows')).not.toBeVisible();
});

test('of several folded sections one may start open, and stays as the reader leaves it', async () => {
  const renderFold = (content: string) => (
    <Section folds="always" title="Clearances" startsOpen>
      {content}
    </Section>
  );
  const { rerender } = render(renderFold('rows'), { wrapper: UiProvider });
  expect(screen.getByText('rows')).toBeVisible();
  await userEvent.click(screen.getByText('Clearances'));
  rerender(renderFold('lines'));
  expect(screen.getByText('lines')).not.toBeVisible();
});

test('on a phone it is one line that summarizes its content, and opens', async () => {
  onScreen(true);
  expect(screen.getByRole('region', { name: 'Clearances' })).toHaveTextContent('3 of 5 approved');
  expect(screen.getByText('rows')).not.toBeVisible();
  await userEvent.click(screen.getByText('3 of 5 approved'));
  expect(screen.getByText('rows')).toBeVisible();
});

test('in print it is open, and is folded again afterwards unless the reader had opened it', async () => {
  onScreen(true);
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('rows')).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  expect(screen.getByText('rows')).not.toBeVisible();
  await userEvent.click(screen.getByText('3 of 5 approved'));
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
  expect(screen.getByText('rows')).toBeVisible();
});

test('a section below the first screen leaves its layout to the browser until it comes near', () => {
  render(
    <UiProvider>
      <Section isDeferred title="Legal clock">
        rows
      </Section>
    </UiProvider>,
  );
  expect(screen.getByRole('region', { name: 'Legal clock' })).toHaveClass('deferred');
});
