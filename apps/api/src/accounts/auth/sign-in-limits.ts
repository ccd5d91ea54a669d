import { Refused } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import { type Attempt, isKnownNetwork } from '../../platform/identity/attempts.queries.ts';
import { isKnownDevice } from '../../platform/devices/known-devices.ts';

/** A try to sign in: the e-mail, the network, and the browser when it has the cookie of an earlier sign-in. */
export interface SignInTry extends Attempt {
  readonly device_secret: string | undefined;
}

/**
 * Counts the try before the password is checked, so that ten thousand concurrent tries cost a handful of digests;
 * returns the seconds to wait, 0 for a try that is checked. Counted by account and network together: guesses from the
 * network of the municipality block only the attacked account, and that account stays open to the browsers it was
 * signed in with and to its other networks (decision 0046). Addresses without an account are counted alike. Refused:
 * too_many for an unknown browser in a network that tries very many accounts.
 */
export async function countSignInTry({ db, limits }: Api, { email, ip, device_secret }: SignInTry): Promise<number> {
  if (device_secret !== undefined && (await isKnownDevice(db, { email }, device_secret)))
    return limits.guess('password_of_device', email, device_secret);

  const retryAfter = await limits.guess('sign_ins_of_network', ip);
  if (retryAfter > 0 && !(await isKnownNetwork(db, { email, ip })))
    throw new Refused('too_many', 'request.too_many', { retry_after: retryAfter });
  const waitHere = await limits.guess('password_here', email, ip);
  const wait =
    waitHere > 0 || (await isKnownNetwork(db, { email, ip }))
      ? waitHere
      : await getAnonymousWait({ limits }, { email, ip });
  // A try whose password was not checked does not count as wrong.
  if (wait > 0) await limits.forgive('sign_ins_of_network', ip);
  return wait;
}

/**
 * From a network in which the account never signed in: one limit for all such networks together, and one guess where
 * many were wrong lately.
 */
async function getAnonymousWait({ limits }: Pick<Api, 'limits'>, { email, ip }: Attempt): Promise<number> {
  const waitAnywhere = await limits.guess('password_anywhere', email);
  if (waitAnywhere > 0) return waitAnywhere;
  const isSuspect = (await limits.guess('passwords_of_network', ip)) > 0;
  return isSuspect ? limits.guess('password_in_suspect_network', email, ip) : 0;
}

/** The password was right: the account is unblocked, and the try does not count against the network. */
export async function forgiveSignInTry(
  { limits }: Pick<Api, 'limits'>,
  { email, ip, device_secret }: SignInTry,
): Promise<void> {
  await limits.forgive('sign_ins_of_network', ip);
  await limits.forgive('passwords_of_network', ip);
  await limits.forgive('password_here', email, ip);
  await limits.forgive('password_anywhere', email);
  await limits.forgive('password_in_suspect_network', email, ip);
  if (device_secret !== undefined) await limits.forgive('password_of_device', email, device_secret);
}
