import type { CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

import { Component, loader } from './doc.page.tsx';

/** The parts of the documentation that have a folder of their own. */
const FOLDERS = ['guides', 'reference', 'api', 'decisions'];

/**
 * The one thing this remote shows the shell. The index leads to the welcome page (decision D28). Every address is the
 * same page, so it comes with the routes.
 */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(`${base}/welcome`) },
  { path: ':name', Component, loader },
  ...FOLDERS.map((folder) => ({ path: `${folder}/:name`, Component, loader })),
];
