/**
 * In a bundle in the place of `tough-cookie`, which `msw` takes to keep cookies as a browser does, with the list of all
 * public suffixes. The server of the templates lives in their page, sets no cookie and reads none; without the list 47
 * KB do not travel to a phone, which is not held up by them either.
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
