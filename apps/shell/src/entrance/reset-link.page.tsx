import { type LoaderFunctionArgs, replace } from 'react-router';

import { entranceState } from './entrance-state.ts';

/**
 * Target of the mailed reset link: its token is held in memory and removed from the address and the history (decision
 * E11).
 */
export function loader({ params }: LoaderFunctionArgs): Response {
  entranceState.reset = { email: params['email'] ?? '', token: params['token'] ?? '' };
  return replace('/recover/password/new');
}
