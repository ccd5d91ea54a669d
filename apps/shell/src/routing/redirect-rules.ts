// Redirects of the shell, as routes; none leaves an entry of its own in the history.

import type { RouteObject } from 'react-router';

import { type Mount, findMount } from '../release/mounts.ts';
import type { Redirect } from './redirect.ts';

interface RedirectRule {
  readonly from: string;
  readonly to: string;
  /** Target when the release has no remote of its own for `to`; without it the redirect is omitted. */
  readonly instead?: string;
}

const OWNER_PATH = '/app';

/**
 * Specification section 2, and decisions D22 (Register of the side panel) and E16 (releases without the template
 * pages).
 */
const TEMPLATE_REDIRECTS: readonly RedirectRule[] = [
  { from: '/app/management', to: '/app/management/customers', instead: '/app/management/companies' },
  { from: '/app/chat', to: '/app/chat/new' },
  { from: '/app/mail', to: '/app/mail/all' },
  { from: '/app/projects', to: '/app/projects/browse' },
  { from: '/app/social', to: '/app/social/profile' },
];

const FIXED_REDIRECTS: readonly RedirectRule[] = [
  { from: '/', to: '/home' },
  { from: '/app', to: '/app/reports/dashboard' },
  { from: '/app/reports', to: '/app/reports/dashboard' },
  { from: '/app/property/register', to: '/app/management/companies/create' },
];

/** The shell's own redirects; none leaves an entry of its own in the history. */
export function createRedirectRoutes(mounts: readonly Mount[], redirectTo: Redirect): RouteObject[] {
  const present = TEMPLATE_REDIRECTS.flatMap(({ from, to, instead }): RedirectRule[] => {
    const target = isServed(to, mounts) ? to : instead;
    return target === undefined ? [] : [{ from, to: target }];
  });
  return [...FIXED_REDIRECTS, ...present].map(({ from, to }) => ({ path: from, loader: () => redirectTo(to) }));
}

/** Returns whether a template page is served: a mount longer than the owner's own matches it. */
function isServed(address: string, mounts: readonly Mount[]): boolean {
  const mount = findMount(mounts, address);
  return mount !== undefined && mount.path !== OWNER_PATH;
}
