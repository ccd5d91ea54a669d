// Routes of this remote, its only export for the shell. The index leads to the welcome page (decision D28).

import type { CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

/** The parts of the documentation that have a folder of their own. */
const FOLDERS = ['guides', 'reference', 'api', 'decisions'];

/** Every address uses the same page, so it is bundled with the routes, in one script. */
const page = () => import(/* webpackMode: "eager" */ './doc.page.tsx');

/** The one thing this remote shows the shell. The index leads to the welcome page (decision D28). */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(`${base}/welcome`) },
  { path: ':name', lazy: page },
  ...FOLDERS.map((folder) => ({ path: `${folder}/:name`, lazy: page })),
];
