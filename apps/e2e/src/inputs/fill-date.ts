import type { Locator, Page } from '@playwright/test';

/** The boxes of a date field, by the label of the field. */
export function getDateGroup(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('group', { name: label, exact: true });
}

/** Fills a date field: a whole date in the first box fills all three. */
export async function fillDate(scope: Page | Locator, label: string, day: string): Promise<void> {
  await getDateGroup(scope, label).getByRole('textbox', { name: 'Day' }).fill(day);
}
