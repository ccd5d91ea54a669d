import type { ProjectActivity, ProjectFile, ProjectReview, Subscriber } from '../project.ts';
import { askProjects } from '../projects-mock.ts';

export const TABS = ['overview', 'files', 'activity', 'subscribers', 'reviews'] as const;

export type TabKey = (typeof TABS)[number];

export const tabAt = (asked: string | null): TabKey => TABS.find((tab) => tab === asked) ?? 'overview';

/** What the open tab shows, told apart by its name. */
export type Part =
  | { readonly tab: 'overview' }
  | { readonly tab: 'files'; readonly files: readonly ProjectFile[] }
  | { readonly tab: 'activity'; readonly activities: readonly ProjectActivity[] }
  | { readonly tab: 'subscribers'; readonly subscribers: readonly Subscriber[] }
  | { readonly tab: 'reviews'; readonly reviews: readonly ProjectReview[] };

/** Asks for what one tab shows, and for nothing of the others. */
export async function loadPart(tab: TabKey, path: string, signal: AbortSignal): Promise<Part> {
  switch (tab) {
    case 'files':
      return { tab, ...(await askProjects<{ files: ProjectFile[] }>(`${path}/files`, { signal })) };
    case 'activity':
      return { tab, ...(await askProjects<{ activities: ProjectActivity[] }>(`${path}/activities`, { signal })) };
    case 'subscribers':
      return { tab, ...(await askProjects<{ subscribers: Subscriber[] }>(`${path}/subscribers`, { signal })) };
    case 'reviews':
      return { tab, ...(await askProjects<{ reviews: ProjectReview[] }>(`${path}/reviews`, { signal })) };
    default:
      return { tab: 'overview' };
  }
}
