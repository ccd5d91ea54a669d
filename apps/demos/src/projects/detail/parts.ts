// Tabs of a project's page, and the data that each of them loads.

import type { ProjectActivity, ProjectFile, ProjectReview, Subscriber } from '../project.ts';
import { callProjects } from '../projects-mock.ts';

export const TABS = ['overview', 'files', 'activity', 'subscribers', 'reviews'] as const;

export type TabKey = (typeof TABS)[number];

export const parseTab = (value: string | null): TabKey => TABS.find((tab) => tab === value) ?? 'overview';

/** Data of the open tab, discriminated by its name. */
export type Part =
  | { readonly tab: 'overview' }
  | { readonly tab: 'files'; readonly files: readonly ProjectFile[] }
  | { readonly tab: 'activity'; readonly activities: readonly ProjectActivity[] }
  | { readonly tab: 'subscribers'; readonly subscribers: readonly Subscriber[] }
  | { readonly tab: 'reviews'; readonly reviews: readonly ProjectReview[] };

/** Loads the data of one tab, and no others. */
export async function loadPart(tab: TabKey, path: string, signal: AbortSignal): Promise<Part> {
  switch (tab) {
    case 'files':
      return { tab, ...(await callProjects<{ files: ProjectFile[] }>(`${path}/files`, { signal })) };
    case 'activity':
      return { tab, ...(await callProjects<{ activities: ProjectActivity[] }>(`${path}/activities`, { signal })) };
    case 'subscribers':
      return { tab, ...(await callProjects<{ subscribers: Subscriber[] }>(`${path}/subscribers`, { signal })) };
    case 'reviews':
      return { tab, ...(await callProjects<{ reviews: ProjectReview[] }>(`${path}/reviews`, { signal })) };
    default:
      return { tab: 'overview' };
  }
}
