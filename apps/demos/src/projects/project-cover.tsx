import type { IconType } from 'react-icons';
import {
  LuBookOpen,
  LuBus,
  LuCalendarDays,
  LuHeartPulse,
  LuPackage,
  LuShoppingBasket,
  LuSprout,
  LuUtensils,
  LuWallet,
} from 'react-icons/lu';

import type { Project } from './project.ts';
import * as look from './project-cover.module.css';

const SIGNS = {
  shop: LuShoppingBasket,
  food: LuUtensils,
  transport: LuBus,
  health: LuHeartPulse,
  farming: LuSprout,
  events: LuCalendarDays,
  learning: LuBookOpen,
  payments: LuWallet,
  other: LuPackage,
} as const satisfies Record<string, IconType>;

type Subject = keyof typeof SIGNS;

const isSubject = (tag: string): tag is Subject => Object.hasOwn(SIGNS, tag);

const PATTERN_COUNT = 6;

/** Cover picture of a project: a pattern by its number, and the icon of its subject. */
export function ProjectCover({ project: { id, tags } }: { readonly project: Pick<Project, 'id' | 'tags'> }) {
  const Sign = SIGNS[tags.find(isSubject) ?? 'other'];
  return (
    <div className={look.cover} data-pattern={1 + ((id.codePointAt(id.length - 1) ?? 0) % PATTERN_COUNT)} aria-hidden>
      <Sign size={44} strokeWidth={1.25} />
    </div>
  );
}
