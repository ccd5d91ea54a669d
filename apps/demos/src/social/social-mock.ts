// Fake server of the social demo.

import { http, HttpResponse } from 'msw';

import { createDemoServer, refuse } from '../shared/mock/demo-server.ts';
import { createDemoStore } from '../shared/mock/demo-store.ts';
import { type ConnectionStatus, type Post, type SocialUser, STATUSES } from './social.ts';
import {
  createConnections,
  createProjects,
  createSocialReviews,
  seedSocial,
  type SocialState,
  findUser,
  VISITOR,
} from './seed-social.ts';

const socialStore = createDemoStore('social', seedSocial);

const parseBody = async <T>(request: Request): Promise<Partial<T>> => Object(await request.json()) as Partial<T>; // Only pages of this app call it.

/** Changes one post and answers with it. */
function changePost(id: unknown, change: (post: Post, state: SocialState) => Partial<Post>): Response {
  if (!socialStore.read().posts.some((post) => post.id === id)) return refuse(404, 'Post not found');
  const { posts } = socialStore.change((state) => ({
    ...state,
    createdCount: state.createdCount + 1,
    posts: state.posts.map((post) => (post.id === id ? { ...post, ...change(post, state) } : post)),
  }));
  return HttpResponse.json({ post: posts.find((post) => post.id === id) });
}

const POST_HANDLERS = [
  http.get('*/api/social/feed', () => HttpResponse.json({ posts: socialStore.read().posts })),
  http.post('*/api/social/posts/new', async ({ request }) => {
    const { message = '', media = '' } = await parseBody<Post>(request);
    if (message.trim() === '' && media === '') return refuse(400, 'A post needs words or a picture');
    const { posts } = socialStore.change((state) => ({
      ...state,
      createdCount: state.createdCount + 1,
      posts: [
        {
          id: `post-new-${state.createdCount + 1}`,
          author: VISITOR,
          message: message.trim(),
          media,
          createdAt: new Date().toISOString(),
          isLiked: false,
          likesCount: 0,
          comments: [],
        },
        ...state.posts,
      ],
    }));
    return HttpResponse.json({ post: posts[0] });
  }),
  http.post('*/api/social/posts/like', async ({ request }) => {
    const { postId, isLiked = false } = await parseBody<{ postId: string; isLiked: boolean }>(request);
    return changePost(postId, (post) => ({
      isLiked,
      likesCount: post.likesCount + Number(isLiked) - Number(post.isLiked),
    }));
  }),
  http.post('*/api/social/posts/comments', async ({ request }) => {
    const { postId, message = '' } = await parseBody<{ postId: string; message: string }>(request);
    if (message.trim() === '') return refuse(400, 'A comment needs words');
    return changePost(postId, ({ comments }, { createdCount }) => ({
      comments: [
        ...comments,
        {
          id: `comment-new-${createdCount + 1}`,
          author: VISITOR,
          message: message.trim(),
          createdAt: new Date().toISOString(),
        },
      ],
    }));
  }),
];

const userAnswer = (id: string): Response => {
  const user = findUser(id, socialStore.read());
  return user ? HttpResponse.json({ user }) : refuse(404, 'User not found');
};

/** Which status may follow: a request is sent or taken back; what the other one answered stays. */
const MAY_FOLLOW: Readonly<Partial<Record<ConnectionStatus, ConnectionStatus>>> = {
  not_connected: 'pending',
  pending: 'not_connected',
};

const USER_HANDLERS = [
  http.get('*/api/social/profile', ({ request }) => userAnswer(new URL(request.url).searchParams.get('userId') ?? '1')),
  http.post('*/api/social/connect', async ({ request }) => {
    const { userId = '', status } = await parseBody<{ userId: string; status: ConnectionStatus }>(request);
    const user = findUser(userId, socialStore.read());
    if (!user) return refuse(404, 'User not found');
    const next = STATUSES.find((candidate) => candidate === status);
    if (!next || MAY_FOLLOW[user.connectionStatus] !== next) return refuse(400, 'The connection cannot change so');
    socialStore.change((state) => ({ ...state, statuses: { ...state.statuses, [userId]: next } }));
    return userAnswer(userId);
  }),
  http.post('*/api/social/cover', async ({ request }) => {
    const { userId = '', cover } = await parseBody<{ userId: string; cover: string }>(request);
    if (findUser(userId, socialStore.read())?.canChangeCover !== true) return refuse(403, 'Not your page');
    if (typeof cover !== 'string' || cover === '') return refuse(400, 'A cover needs a picture');
    socialStore.change((state) => ({ ...state, covers: { ...state.covers, [userId]: cover } }));
    return userAnswer(userId);
  }),
];

const createUserHandler = (part: string, answer: (user: SocialUser) => object) =>
  http.get(`*/api/social/users/:userId/${part}`, ({ params }) => {
    const user = findUser(String(params['userId']), socialStore.read());
    return user ? HttpResponse.json(answer(user)) : refuse(404, 'User not found');
  });

const SOCIAL_HANDLERS = [
  ...POST_HANDLERS,
  ...USER_HANDLERS,
  createUserHandler('posts', ({ id }) => ({
    posts: socialStore.read().posts.filter(({ author }) => author.id === id),
  })),
  createUserHandler('projects', ({ id }) => ({ projects: createProjects(id) })),
  createUserHandler('reviews', ({ id }) => ({ reviews: createSocialReviews(id) })),
  createUserHandler('connections', ({ id }) => ({ connections: createConnections(id, socialStore.read()) })),
];

export const callSocial = createDemoServer(SOCIAL_HANDLERS);
