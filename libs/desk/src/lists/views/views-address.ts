import { useLocation } from 'react-router';

export type { SentView, ViewsAnswer } from './views-exchange.ts';

/** Address of the panels of saved views and columns on the open desk. */
export function useViewsAddress(): string {
  const { pathname } = useLocation();
  return `/${pathname.split('/')[1] ?? ''}/request/views`;
}
