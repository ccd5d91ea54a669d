import type { RouteObject } from 'react-router';

import { type Mount, mountAt } from '../release/mounts.ts';
import type { Onward } from './onward.ts';

interface Redirect {
  readonly from: string;
  readonly to: string;
  /** When the release has no remote of its own for `to`; without it the redirect is left out. */
  readonly instead?: string;
}

const OWNER = '/app';

/**
 * Specification section 2, and decisions D22 (Register of the side panel) and E16 (releases without the template
 * pages).
 */
const TEMPLATE: readonly Redirect[] = [
  { from: '/app/management', to: '/app/management/customers', instead: '/app/management/companies' },
  { from: '/app/chat', to: '/app/chat/new' },
  { from: '/app/mail', to: '/app/mail/all' },
  { from: '/app/projects', to: '/app/projects/browse' },
  { from: '/app/social', to: '/app/social/profile' },
];

const ALWAYS: readonly Redirect[] = [
  { from: '/', to: '/home' },
  { from: '/app', to: '/app/reports/dashboard' },
  { from: '/app/reports', to: '/app/reports/dashboard' },
  { from: '/app/property/register', to: '/app/management/companies/create' },
];

/** The house's own redirects; none leaves an entry of its own in the history. */
export function redirects(mounts: readonly Mount[], onward: Onward): RouteObject[] {
  const present = TEMPLATE.flatMap(({ from, to, instead }): Redirect[] => {
    const target = isServed(to, mounts) ? to : instead;
    return target === undefined ? [] : [{ from, to: target }];
  });
  return [...ALWAYS, ...present].map(({ from, to }) => ({ path: from, loader: () => onward(to) }));
}

/** A template page is served when something longer than the owner's own mount answers for it. */
function isServed(address: string, mounts: readonly Mount[]): boolean {
  const mount = mountAt(mounts, address);
  return mount !== undefined && mount.path !== OWNER;
}
