import { secondStepRoute } from '@ebpls/remote-kit';
import { FullScreenLoader } from '@ebpls/ui';
import type { RouteObject } from 'react-router';

import { HouseFrame } from '../frame/house-frame.tsx';
import { PublicHall } from '../frame/public-hall.tsx';
import type { Mount } from '../release/mounts.ts';
import { door, type DoorFrame, toNowhere } from './door.tsx';
import { onlySignedOut, onlyWithoutSecondStep } from './guards.ts';
import { House, type HouseData, restoreFirst } from './house.tsx';
import { askMunicipality } from './municipality.ts';
import { leadOnward, type Onward } from './onward.ts';
import { redirects } from './redirects.ts';
import { HouseFailed } from './unavailable.tsx';

/** The whole house: public hall, entrance, one door per mount, and nothing else. It names no remote. */
export function houseRoutes(mounts: readonly Mount[], doors: DoorFrame, release: number | undefined): RouteObject[] {
  const onward = leadOnward(doors.router);
  // The first door runs this loader again; the hall stays the same.
  let municipality: HouseData['municipality'] | undefined;
  const loader_of_house = async (): Promise<HouseData> => {
    municipality ??= askMunicipality();
    await restoreFirst();
    return { mounts, municipality, release };
  };
  return [
    {
      id: 'house',
      Component: House,
      ErrorBoundary: HouseFailed,
      HydrateFallback: FullScreenLoader,
      loader: loader_of_house,
      shouldRevalidate: () => false,
      children: [
        ...redirects(mounts, onward),
        // The start page is a document of its own; the way to it from here stands outside the hall.
        { path: 'home', lazy: () => import('../landing/home.page.tsx') },
        { Component: PublicHall, children: hall(onward) },
        {
          Component: HouseFrame,
          children: [
            ...mounts.map((mount) => door(mount, doors)),
            { path: '404', lazy: () => import('../landing/missing.page.tsx') },
            // Without a release nobody can say what is missing and what is only not there yet.
            release !== undefined ? toNowhere(onward) : { path: '*', Component: HouseFailed },
          ],
        },
      ],
    },
  ];
}

// Named, because the start page fetches these ahead.
const login = (): Promise<object> => import(/* webpackChunkName: "login" */ '../entrance/login/login.page.tsx');
const register = (): Promise<object> => import(/* webpackChunkName: "register" */ '../entrance/register.page.tsx');

const hall = (onward: Onward): RouteObject[] => [
  { path: 'home/terms-and-conditions', lazy: () => import('../town-law/terms.page.tsx') },
  { path: 'home/privacy-notice', lazy: () => import('../town-law/privacy.page.tsx') },
  { path: 'pricing', lazy: () => import('../town-law/pricing.page.tsx') },
  { path: 'citizens-charter', lazy: () => import('../charter/citizens-charter.page.tsx') },
  { path: 'complaints', lazy: () => import('../charter/complaints.page.tsx') },
  { path: 'status', lazy: () => import('../town-law/status.page.tsx') },
  { path: 'permits/verify', lazy: () => import('../permit-check/verify-number.page.tsx') },
  { path: 'permits/verify/:token', lazy: () => import('../permit-check/verify-code.page.tsx') },
  { path: 'receipts/verify/:token', lazy: () => import('../permit-check/receipt-code.page.tsx') },
  {
    middleware: [onlySignedOut(onward)],
    children: [
      { path: 'login', lazy: login },
      { path: 'login/verification', lazy: () => import('../entrance/verification.page.tsx') },
      { path: 'login/invitation', lazy: () => import('../entrance/invitation.page.tsx') },
      { path: 'register', lazy: register },
      { path: 'recover/password', lazy: () => import('../entrance/recover.page.tsx') },
      { path: 'recover/password/reset-form/:email/:token', lazy: () => import('../entrance/reset-link.page.tsx') },
      { path: 'recover/password/new', lazy: () => import('../entrance/reset.page.tsx') },
    ],
  },
  { middleware: [onlyWithoutSecondStep(onward)], children: [secondStepRoute()] },
  { path: 'login-unprotected', lazy: login },
  { path: 'ebpls/login', lazy: login },
  { path: 'register-unprotected', lazy: register },
  { path: 'setup', lazy: () => import('../entrance/setup.page.tsx') },
];
