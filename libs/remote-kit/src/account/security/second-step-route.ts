import type { RouteObject } from 'react-router';

/** Returns the route that a person reaches before all others while a required second step is missing. */
export function secondStepRoute(): RouteObject {
  return { path: 'login/second-step', lazy: () => import('./second-step.page.tsx') };
}
