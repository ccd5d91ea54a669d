import type { Connection, Post, Review, SocialProject } from '../social.ts';
import { askSocial } from '../social-mock.ts';

export const TABS = ['timeline', 'connections', 'projects', 'reviews'] as const;

export type TabKey = (typeof TABS)[number];

export const tabAt = (asked: string | null): TabKey => TABS.find((tab) => tab === asked) ?? 'timeline';

/** What the open tab shows, told apart by its name. */
export type Part =
  | { readonly tab: 'timeline'; readonly posts: readonly Post[] }
  | { readonly tab: 'connections'; readonly connections: readonly Connection[] }
  | { readonly tab: 'projects'; readonly projects: readonly SocialProject[] }
  | { readonly tab: 'reviews'; readonly reviews: readonly Review[] };

/** Asks for what one tab shows, and for nothing of the others. */
export async function loadPart(tab: TabKey, path: string, signal: AbortSignal): Promise<Part> {
  switch (tab) {
    case 'connections':
      return { tab, ...(await askSocial<{ connections: Connection[] }>(`${path}/connections`, { signal })) };
    case 'projects':
      return { tab, ...(await askSocial<{ projects: SocialProject[] }>(`${path}/projects`, { signal })) };
    case 'reviews':
      return { tab, ...(await askSocial<{ reviews: Review[] }>(`${path}/reviews`, { signal })) };
    default:
      return { tab: 'timeline', ...(await askSocial<{ posts: Post[] }>(`${path}/posts`, { signal })) };
  }
}
