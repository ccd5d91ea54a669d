export { Fold } from './frame/fold.tsx';
export { Band, BigFigure, BigFigures, Hero, Only, Steps } from './layout/landing.tsx';
export { StorefrontPicture } from './pictures/storefront-picture.tsx';
