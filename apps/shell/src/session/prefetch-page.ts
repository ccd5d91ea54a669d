import { prefetch } from '@ebpls/api-client';
import { isInSessionArea } from '@ebpls/remote-kit';
import * as v from 'valibot';

const PageRequests = v.record(v.string(), v.string());

/**
 * Prefetches the requests of this address's page, as the release lists them in the document. Addresses with a search or
 * a sort order are left to the page. Figures of another role's area are not requested: its guard redirects, and the
 * server would refuse.
 */
export function prefetchPage(page: Document, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const list = page.querySelector('#asks')?.textContent;
  if (!list || search !== '' || !isInSessionArea(pathname)) return;
  const requests = v.parse(PageRequests, JSON.parse(list))[pathname];
  if (requests !== undefined) prefetch(requests);
}
