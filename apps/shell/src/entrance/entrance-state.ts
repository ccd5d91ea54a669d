// Values that the pages of the entrance share within one document; never a password (decision D39).

/** Values that the entrance's pages share within one document; never a password (decision D39). */
interface EntranceState {
  /** The address that waits for its confirmation. */
  pendingEmail?: string;
  /** Reason why the mailed link did not confirm the address. */
  refusal?: string;
  /** The mailed one-use token, removed from the address (decision E11). */
  reset?: { readonly email: string; readonly token: string };
  /** The mailed one-use token of an invitation. */
  invitation?: string;
  /** The code of the printed link that makes the first administrator. */
  setup_code?: string;
}

export const entranceState: EntranceState = {};

/** A new account comes to register a business; the area's guard redirects other roles (decision 0084). */
export const FIRST_PAGE = '/app/management/companies/create';
