import type { CreateRoutes } from '@ebpls/remote-kit';

/** The one thing this remote shows the shell: one page per mount, by the last word of the mount. */
export const createRoutes: CreateRoutes = ({ base }) =>
  base.endsWith('/calendar') ? [{ index: true, lazy: () => import('./calendar/calendar.page.tsx') }] : [];
