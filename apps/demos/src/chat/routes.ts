import { replace, type RouteObject } from 'react-router';

/** The shell sends `/app/chat` on before it comes here; a remote opened alone does it itself. */
export const chatRoutes: RouteObject[] = [
  { index: true, loader: () => replace('/app/chat/new') },
  { path: ':threadKey', lazy: () => import('./chat.page.tsx') },
];
