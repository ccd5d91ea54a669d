import type { RouteObject } from 'react-router';

/** The page that a person reaches before anything else while a required second step is missing. */
export function secondStepRoute(): RouteObject {
  return { path: 'login/second-step', lazy: () => import('./second-step.page.tsx') };
}
