// Root route of the shell: the frame around every page, with its data, theme and session.

import { hasStoredToken, restoreSession, useSettings } from '@ebpls/remote-kit';
import { UiProvider } from '@ebpls/ui';
import { Toaster } from '@ebpls/ui/frame';
import { Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router';

import { Consent } from '../frame/consent.tsx';
import { NoticeBridge } from '../frame/notice-bridge.tsx';
import type { Mount } from '../release/mounts.ts';
import type { MunicipalityData } from './municipality.ts';
import { reportFailure } from './report-failure.ts';

export interface ShellData extends MunicipalityData {
  readonly mounts: readonly Mount[];
  readonly release: number | undefined; // Number of this document's release.
}

/** Restores the session; the first page waits for it only where the browser has a stored token. */
export async function restoreFirst(): Promise<void> {
  const restoration = restoreSession();
  if (hasStoredToken()) await restoration;
}

export function useMounts(): readonly Mount[] {
  return useRouteLoaderData<ShellData>('shell')?.mounts ?? [];
}

export function useReleaseNumber(): number | undefined {
  return useRouteLoaderData<ShellData>('shell')?.release;
}

/** Theme of the shell around every page, by the person's settings. */
export function ShellTheme({ children }: { readonly children: React.ReactNode }) {
  const { theme, direction, responsiveFontSizes, language } = useSettings();
  return (
    <UiProvider
      theme={theme}
      direction={direction}
      responsiveFonts={responsiveFontSizes}
      locale={language}
      onFailure={reportFailure}
    >
      {children}
    </UiProvider>
  );
}

export function ShellRoot() {
  return (
    <>
      <ScrollRestoration />
      <Outlet />
      <Consent />
      <NoticeBridge />
      <Toaster />
    </>
  );
}
