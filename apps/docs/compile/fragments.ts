import { renderAddressTables } from './addresses.ts';
import { renderEnvironmentTables } from './environment.ts';

/** Parts of pages that are made from the product itself, by the name that a page calls them with. */
const FRAGMENT_MAKERS: Readonly<Record<string, () => string>> = {
  'environment-variables': renderEnvironmentTables,
  addresses: renderAddressTables,
};

/** A page with its made parts filled in; parts that are drawn in the browser are left out. */
export function fillIn(markdown: string): string {
  return markdown.replaceAll(/^```live\n([\w-]+)\n```$/gm, (_, name: string) => FRAGMENT_MAKERS[name]?.() ?? '');
}
