import { signIn } from '@ebpls/contracts';

import type { RunningProduct } from '../../../../apps/e2e/src/e2e-harness.ts';

/** An area of the product with the account that opens it, for the measures of its first view. */
export interface Area {
  readonly name: string;
  readonly email: string;
  readonly address: string;
  /** The ceiling of goal P-3; what only shows and explains has none. */
  readonly most_kb?: number;
}

const MAIL_DOMAIN = '@sanisidro-maligaya.example';
const OWNER = 'rogelio.abantao@negosyo.example';

export const AREAS: readonly Area[] = [
  { name: 'owner', email: OWNER, address: '/app/management/companies', most_kb: 260 },
  { name: 'department', email: `fire${MAIL_DOMAIN}`, address: '/fire/request/clearances', most_kb: 230 },
  { name: 'admin', email: `admin${MAIL_DOMAIN}`, address: '/administrator/dashboard', most_kb: 280 },
  { name: 'barangay', email: `barangay-poblacion-1${MAIL_DOMAIN}`, address: '/barangay/dashboard', most_kb: 220 },
  { name: 'affiliate', email: `market${MAIL_DOMAIN}`, address: '/affiliate/dashboard', most_kb: 220 },
  { name: 'demos', email: OWNER, address: '/app/kanban' },
  { name: 'docs', email: OWNER, address: '/docs' },
];

/** Browser storage of a person who signed in earlier. */
export interface Session {
  readonly token: string;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/** Signs in without a browser, so that no script of the sign-in is in the cache of a first view. */
export async function openSession(
  { email }: Pick<Area, 'email'>,
  { address, password }: RunningProduct,
): Promise<Session> {
  const answer = await fetch(address + signIn.path, {
    method: signIn.method,
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken: token } = (await answer.json()) as { accessToken: string | null }; // the contract's SignedIn
  if (token === null) throw new Error(`${email} cannot sign in`);
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
    return { name, value };
  });
  return {
    token,
    cookies: [...cookies, { name: 'ebpls_signed_in', value: '1' }, { name: 'ebpls_consent', value: '1' }],
  };
}
