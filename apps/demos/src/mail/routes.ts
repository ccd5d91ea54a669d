import { replace, type RouteObject } from 'react-router';

/** The shell sends `/app/mail` on before it comes here; a remote opened alone does it itself. */
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
