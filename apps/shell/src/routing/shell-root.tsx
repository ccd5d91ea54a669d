// Root route of the shell: the frame around every page, with its data, theme and session.

import { hasStoredToken, restoreSession, useSettings, useSession } from '@ebpls/remote-kit';
import { UiProvider, type PartFailure } from '@ebpls/ui';
import { Toaster } from '@ebpls/ui/frame';
import { Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { callEndpoint } from '@ebpls/api-client';
import { reportScreenFailure, MAX_SCREEN_FAILURE_LENGTHS } from '@ebpls/contracts';

import { Consent } from '../frame/consent.tsx';
import { NoticeBridge } from '../frame/notice-bridge.tsx';
import type { Mount } from '../release/mounts.ts';
import type { MunicipalityData } from './municipality.ts';

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

/** Reports a failed part to the server's log under the reference shown. Visitors without a session report nothing. */
function reportFailure({ reference, part, error, component_stack }: PartFailure): void {
  if (useSession.getState().user === undefined) return;
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const body = {
    reference,
    part: part.slice(0, MAX_SCREEN_FAILURE_LENGTHS.part),
    page: location.pathname.slice(0, MAX_SCREEN_FAILURE_LENGTHS.page),
    message: message.slice(0, MAX_SCREEN_FAILURE_LENGTHS.message),
    stack: stack.slice(0, MAX_SCREEN_FAILURE_LENGTHS.stack),
    component_stack: component_stack.slice(0, MAX_SCREEN_FAILURE_LENGTHS.component_stack),
  };
  // Without a connection there is no report; the browser's own console has the error in any case.
  callEndpoint(reportScreenFailure, { body, keepalive: true }).catch(() => undefined);
}
