import { prefetch } from '@ebpls/api-client';
import { isInSessionArea } from '@ebpls/remote-kit';
import * as v from 'valibot';

const PageRequests = v.record(v.string(), v.string());

/**
 * Asks the server what the page of this address is going to ask, as the release says in the document. What is sorted or
 * searched in the address is asked by the page alone. Nobody asks for figures of another role's area: its guard leads
 * elsewhere, and the server would refuse.
 */
export function prefetchPage(page: Document, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const list = page.querySelector('#asks')?.textContent;
  if (!list || search !== '' || !isInSessionArea(pathname)) return;
  const requests = v.parse(PageRequests, JSON.parse(list))[pathname];
  if (requests !== undefined) prefetch(requests);
}
