import type { RouteObject } from 'react-router';

/** Routes relative to `/app/extra`: the list of all demo pages, and the pages outside of an area. */
export const EXTRA_ROUTES: RouteObject[] = [
  { index: true, lazy: () => import('./index.page.tsx') },
  { path: 'forms/formik', lazy: () => import('./forms/hook-form.page.tsx') },
  { path: 'forms/redux', lazy: () => import('./forms/tanstack-form.page.tsx') },
  { path: 'editors/draft-js', lazy: () => import('./editors/tiptap.page.tsx') },
  { path: 'editors/quill', lazy: () => import('./editors/quill.page.tsx') },
];
