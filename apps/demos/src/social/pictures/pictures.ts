import bakery from './bakery.svg';
import bay from './bay.svg';
import fiesta from './fiesta.svg';
import jeepney from './jeepney.svg';
import market from './market.svg';
import rice from './rice.svg';

/** Drawn for these pages. The store keeps their names, because the address of a file changes with each release. */
const DRAWN = { bakery, bay, fiesta, jeepney, market, rice } as const;

type DrawnPicture = keyof typeof DRAWN;

export const DRAWN_PICTURES = ['bay', 'rice', 'market', 'fiesta', 'bakery', 'jeepney'] as const;

const isDrawn = (media: string): media is DrawnPicture => Object.hasOwn(DRAWN, media);

/** Where a picture is: one of the drawn ones by its name, or one that the visitor chose. */
export function pictureAddress(media: string): string {
  return isDrawn(media) ? DRAWN[media] : media;
}
