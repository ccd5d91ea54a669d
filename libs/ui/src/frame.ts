/** Components for the shell alone: its frame, its start page, its notices. Remotes do not get them. */
export { Band, BigFigure, BigFigures, Hero, VisibleFor, LandingSteps } from './layout/landing.tsx';
export { Toaster } from './states/toaster.tsx';
export { AppFrame, PublicFrame } from './frame/app-frame.tsx';
export { CookieBanner, InquiryButton, Notice } from './frame/banners.tsx';
export { Collapsible } from './frame/collapsible.tsx';
export { type MenuSection, SideMenu } from './frame/side-menu.tsx';
export { AccountFace, BarTools, SealPicture, TopBar } from './frame/top-bar.tsx';
export { Logo } from './pictures/logo.tsx';
export { StorefrontPicture } from './pictures/storefront-picture.tsx';
export { PickList, PickRow } from './frame/pick-list.tsx';
