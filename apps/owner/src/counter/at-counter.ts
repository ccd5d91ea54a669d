import { call, standFor } from '@ebpls/api-client';
import { getOpenWalkIn, type WalkIn } from '@ebpls/contracts';
import { redirect, type RouteObject } from 'react-router';

let known: WalkIn | null | undefined;

/** Whom the clerk files for; null for nobody. Asked once in a document, and told by the page that changes it. */
export function serves(walk_in: WalkIn | null, area: string): void {
  known = walk_in;
  standFor(walk_in === null ? undefined : { area, walk_in_no: walk_in.walk_in_no });
}

/** The citizen before the clerk; undefined while nobody sits there. */
export function served(): WalkIn | undefined {
  return known ?? undefined;
}

/**
 * The owner's pages at the counter of the licensing office: behind the question who sits there, and under their name
 * (decision 0135).
 */
export function atCounter(base: string, pages: readonly RouteObject[]): RouteObject[] {
  const ask = async (): Promise<void> => {
    if (known === undefined) serves((await call(getOpenWalkIn)).walk_in, base);
  };
  return [
    { index: true, middleware: [ask], lazy: () => import('./walk-in.page.tsx') },
    {
      middleware: [
        async () => {
          await ask();
          if (served() === undefined) throw redirect(base);
        },
      ],
      lazy: () => import('./counter-frame.tsx'),
      children: [...pages],
    },
  ];
}
