/**
 * Replaces `tough-cookie` in a bundle, which `msw` uses to store cookies as a browser does, with the list of all public
 * suffixes. The mock server of the demo pages sets and reads no cookie; without the list 47 KB less are loaded by a
 * phone.
 */
export class MemoryCookieStore {
  readonly idx = {};
}

/** Keeps nothing and gives nothing back. */
export class CookieJar {
  getCookiesSync(): readonly never[] {
    return [];
  }

  async setCookie(): Promise<void> {}
}

/** Cookies stored by another page are not read. */
export const Cookie = { fromJSON: (): null => null };
