// Types of the projects demo; the names of the template are unchanged (specification section 3).

import type { Centavos } from '@ebpls/contracts';

export const TYPES = ['freelance', 'full_time', 'part_time', 'internship'] as const;
export const LEVELS = ['novice', 'expert'] as const;
export const LOCATIONS = ['africa', 'asia', 'australia', 'europe', 'north_america', 'south_america'] as const;
export const ROLES = ['android', 'web', 'ios'] as const;
export const KINDS = ['freelancer', 'owner', 'affiliate'] as const;

export type ProjectKind = (typeof KINDS)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A project of the demonstration; the names of the template are unchanged (specification section 3). */
export interface Project {
  readonly id: string;
  readonly title: string;
  /** Formatted text. */
  readonly description: string;
  readonly kind: ProjectKind;
  readonly type: (typeof TYPES)[number];
  readonly level: (typeof LEVELS)[number];
  readonly location: (typeof LOCATIONS)[number];
  readonly roles: readonly (typeof ROLES)[number][];
  readonly tags: readonly string[];
  readonly price: Centavos;
  readonly isOnSale: boolean;
  readonly isInNetwork: boolean;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly hasApplied: boolean;
  readonly likesCount: number;
  readonly status: 'active' | 'completed';
  readonly author: Person;
  readonly createdAt: string;
  readonly startDate: string;
  readonly endDate: string;
}

export interface ProjectFile {
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  /** In bytes. */
  readonly size: number;
}

export interface ProjectActivity {
  readonly id: string;
  readonly createdAt: string;
  readonly type: 'new_project' | 'joined_team' | 'upload_file' | 'applied';
  readonly subject: string;
}

export interface Subscriber extends Person {
  readonly commonConnections: number;
  readonly labels: readonly string[];
}

export interface ProjectReview {
  readonly id: string;
  readonly author: Person;
  readonly createdAt: string;
  readonly rating: number;
  readonly message: string;
}

export interface Todo {
  readonly id: string;
  readonly title: string;
  /** A calendar day, or nothing. */
  readonly deadline: string;
  readonly isDone: boolean;
}

export interface ProjectNotice {
  readonly id: string;
  readonly type: 'payment' | 'applicant' | 'review';
  readonly subject: string;
  readonly createdAt: string;
}

export interface Statistics {
  readonly nextPayout: Centavos;
  readonly products: number;
  readonly visitorsToday: number;
  readonly watchingNow: number;
}
