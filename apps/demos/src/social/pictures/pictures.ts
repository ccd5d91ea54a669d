// Pictures of the social demo by name; the store keeps names, because the address of a file changes with each release.

import bakery from './bakery.svg';
import bay from './bay.svg';
import fiesta from './fiesta.svg';
import jeepney from './jeepney.svg';
import market from './market.svg';
import rice from './rice.svg';

/** Pictures of these pages. The store keeps their names, because the address of a file changes with each release. */
const PICTURE_ADDRESSES = { bakery, bay, fiesta, jeepney, market, rice } as const;

type DrawnPicture = keyof typeof PICTURE_ADDRESSES;

export const DRAWN_PICTURES = ['bay', 'rice', 'market', 'fiesta', 'bakery', 'jeepney'] as const;

const isDrawn = (media: string): media is DrawnPicture => Object.hasOwn(PICTURE_ADDRESSES, media);

/** Address of a picture: a drawn one by its name, or one that the visitor chose. */
export function getPictureUrl(media: string): string {
  return isDrawn(media) ? PICTURE_ADDRESSES[media] : media;
}
