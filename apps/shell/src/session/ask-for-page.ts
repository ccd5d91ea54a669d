import { askAhead } from '@ebpls/api-client';
import * as v from 'valibot';

const Asks = v.record(v.string(), v.string());

/**
 * Asks the server what the page of this address is going to ask, as the release says in the document. What is sorted or
 * searched in the address is asked by the page alone.
 */
export function askForPage(page: Document, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const list = page.querySelector('#asks')?.textContent;
  if (!list || search !== '') return;
  const asked = v.parse(Asks, JSON.parse(list))[pathname];
  if (asked !== undefined) askAhead(asked);
}
