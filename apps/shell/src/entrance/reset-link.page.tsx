import { type LoaderFunctionArgs, replace } from 'react-router';

import { entranceState } from './entrance-state.ts';

/** The mailed link: its token is kept in memory and leaves the address and the history (decision E11). */
export function loader({ params }: LoaderFunctionArgs): Response {
  entranceState.reset = { email: params['email'] ?? '', token: params['token'] ?? '' };
  return replace('/recover/password/new');
}
