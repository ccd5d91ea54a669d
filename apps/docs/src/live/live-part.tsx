// Renders the live component that a documentation page names; it shows current data of the product.

import { SettingsNow } from './settings-now.tsx';
import { Sizes } from './sizes.tsx';
import { Swatches } from './swatches.tsx';

/** Parts that show the product as it is at this moment, by the name that a page calls them with. */
const LIVE_PARTS: Readonly<Record<string, () => React.ReactNode>> = {
  swatches: Swatches,
  sizes: Sizes,
  'settings-now': SettingsNow,
};

export function LivePart({ name }: { readonly name: string }) {
  const Part = LIVE_PARTS[name];
  return Part === undefined ? null : <Part />;
}
