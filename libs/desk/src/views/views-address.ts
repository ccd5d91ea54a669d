import { useLocation } from 'react-router';

export type { SentView, ViewsAnswer } from './views-exchange.ts';

/** Where the panels of views and columns ask, at the desk that is open. */
export function useViewsAddress(): string {
  const { pathname } = useLocation();
  return `/${pathname.split('/')[1] ?? ''}/request/views`;
}
