// Types of the social demo: user, post, connection, review; the names of the template are unchanged (specification
// section 3).

export const STATUSES = ['not_connected', 'pending', 'connected', 'rejected'] as const;

export type ConnectionStatus = (typeof STATUSES)[number];

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The user of a profile; the names of the template are unchanged (specification section 3). */
export interface SocialUser extends Person {
  readonly bio: string;
  readonly cover: string;
  readonly connectionStatus: ConnectionStatus;
  /** The visitor keeps this page, and may change its cover. */
  readonly canChangeCover: boolean;
  readonly currentJob: string;
  readonly previousJob: string;
  readonly currentCity: string;
  readonly originCity: string;
  readonly quote: string;
  /** How much of the profile is filled in, of a hundred. */
  readonly profileProgress: number;
}

interface PostComment {
  readonly id: string;
  readonly author: Person;
  readonly message: string;
  readonly createdAt: string;
}

export interface Post {
  readonly id: string;
  readonly author: Person;
  readonly message: string;
  /** The name of a drawn picture, a picture as a data address, or empty. */
  readonly media: string;
  readonly createdAt: string;
  readonly isLiked: boolean;
  readonly likesCount: number;
  readonly comments: readonly PostComment[];
}

export interface Connection extends Person {
  readonly commonConnections: number;
  readonly status: ConnectionStatus;
}

export interface SocialProject {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
  readonly membersCount: number;
  readonly createdAt: string;
}

export interface Review {
  readonly id: string;
  readonly author: Person;
  readonly rating: number;
  readonly message: string;
  readonly createdAt: string;
}
