import { replace, type RouteObject } from 'react-router';

/**
 * Routes of the mail demo. The shell redirects `/app/mail` before it comes here; a remote that is opened alone does it
 * itself.
 */
export const mailRoutes: RouteObject[] = [
  { index: true, loader: () => replace('/app/mail/all') },
  {
    lazy: () => import('./mail-desk.tsx'),
    children: [
      { path: 'label/:customLabel/:mailId?', lazy: () => import('./mailbox.page.tsx') },
      { path: ':systemLabel/:mailId?', lazy: () => import('./mailbox.page.tsx') },
    ],
  },
];
