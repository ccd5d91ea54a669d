import type { CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

/** The one thing this remote shows the shell. The index leads to the welcome page (decision D28). */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(`${base}/welcome`) },
  { path: ':name', lazy: () => import('./doc.page.tsx') },
];
