import { replace, type RouteObject } from 'react-router';

/**
 * Routes of the chat demo. The shell redirects `/app/chat` before it comes here; a remote that is opened alone does it
 * itself.
 */
export const chatRoutes: RouteObject[] = [
  { index: true, loader: () => replace('/app/chat/new') },
  { path: ':threadKey', lazy: () => import('./chat.page.tsx') },
];
