import type { RouteObject } from 'react-router';

/** Routes of the social demo, relative to `/app/social`; the shell redirects that address itself to the profile. */
export const SOCIAL_ROUTES: RouteObject[] = [
  { path: 'feed', lazy: () => import('./feed/feed.page.tsx') },
  { path: 'profile', lazy: () => import('./profile/profile.page.tsx') },
];
