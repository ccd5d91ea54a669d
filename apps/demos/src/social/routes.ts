import type { RouteObject } from 'react-router';

/** Relative to /app/social; the shell leads its bare address on to the profile. */
export const SOCIAL_ROUTES: RouteObject[] = [
  { path: 'feed', lazy: () => import('./feed/feed.page.tsx') },
  { path: 'profile', lazy: () => import('./profile/profile.page.tsx') },
];
