import { findPublicPage, PUBLIC_PAGES } from '@ebpls/contracts';
import type { RouteObject } from 'react-router';

import { createShellRoutes } from './routes.tsx';

/** Returns the addresses of routes that are pages of the shell, without redirects and the catch-all route. */
function listPaths(routes: readonly RouteObject[], base = ''): string[] {
  return routes.flatMap(({ path, lazy, children = [] }) => {
    const address = path === undefined ? base : `${base}/${path}`;
    return [...(lazy === undefined ? [] : [address]), ...listPaths(children, address)];
  });
}

test('the server knows every public page of the shell, and no others', () => {
  const createRouterFake = () => {
    throw new Error('nobody navigates here');
  };
  const routes = createShellRoutes(
    [],
    { open: () => Promise.reject(new Error('no remote')), router: createRouterFake },
    1,
  );
  const pages = listPaths(routes).filter((path) => path !== '/404');
  expect(pages.toSorted()).toEqual(PUBLIC_PAGES.map(({ path }) => path).toSorted());
});

test.each([
  ['/pricing', 'pricing'],
  ['/pricing/', 'pricing'],
  ['/permits/verify/k1.SI-1.2.x', 'permit_check'],
  ['/permits/verify/', 'permit_check'],
  ['/permits/verify/a/b', undefined],
  ['/pricing/of', undefined],
  ['/', undefined],
])('at %s the page is %j', (address, name) => {
  expect(findPublicPage(address)?.name).toBe(name);
});
