// Tabs of a profile, and the data that each of them loads.

import type { Connection, Post, Review, SocialProject } from '../social.ts';
import { callSocial } from '../social-mock.ts';

export const TABS = ['timeline', 'connections', 'projects', 'reviews'] as const;

export type TabKey = (typeof TABS)[number];

export const parseTab = (value: string | null): TabKey => TABS.find((tab) => tab === value) ?? 'timeline';

/** Data of the open tab, discriminated by its name. */
export type Part =
  | { readonly tab: 'timeline'; readonly posts: readonly Post[] }
  | { readonly tab: 'connections'; readonly connections: readonly Connection[] }
  | { readonly tab: 'projects'; readonly projects: readonly SocialProject[] }
  | { readonly tab: 'reviews'; readonly reviews: readonly Review[] };

/** Loads the data of one tab, and no others. */
export async function loadPart(tab: TabKey, path: string, signal: AbortSignal): Promise<Part> {
  switch (tab) {
    case 'connections':
      return { tab, ...(await callSocial<{ connections: Connection[] }>(`${path}/connections`, { signal })) };
    case 'projects':
      return { tab, ...(await callSocial<{ projects: SocialProject[] }>(`${path}/projects`, { signal })) };
    case 'reviews':
      return { tab, ...(await callSocial<{ reviews: Review[] }>(`${path}/reviews`, { signal })) };
    default:
      return { tab: 'timeline', ...(await callSocial<{ posts: Post[] }>(`${path}/posts`, { signal })) };
  }
}
