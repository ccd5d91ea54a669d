import { DEMO_USER } from '../shared/mock/demo-session.ts';
import { resetDemo } from '../shared/mock/demo-store.ts';
import type { Post, SocialUser } from './social.ts';
import { callSocial } from './social-mock.ts';

afterEach(() => resetDemo());

const feed = () => callSocial<{ posts: Post[] }>('/api/social/feed').then(({ posts }) => posts);
const profile = (id: string) =>
  callSocial<{ user: SocialUser }>(`/api/social/profile?userId=${id}`).then(({ user }) => user);
const connect = (userId: string, status: string) => callSocial('/api/social/connect', { json: { userId, status } });

test.each([
  ['/api/social/profile', 'user'],
  ['/api/social/feed', 'posts'],
  ['/api/social/users/1/posts', 'posts'],
  ['/api/social/users/1/projects', 'projects'],
  ['/api/social/users/1/reviews', 'reviews'],
  ['/api/social/users/1/connections', 'connections'],
])('GET %s answers { %s }', async (address, envelope) => {
  const answer = await callSocial<Record<string, unknown>>(address);
  expect(Object.keys(answer)).toEqual([envelope]);
  expect(answer[envelope]).not.toEqual([]);
});

test.each(['profile?userId=99', 'users/99/posts', 'users/99/connections'])('nobody is at %s', async (path) => {
  await expect(callSocial(`/api/social/${path}`)).rejects.toMatchObject({ status: 404 });
});

test('a post needs words or a picture, and is listed at the top', async () => {
  const post = (json: object) => callSocial<{ post: Post }>('/api/social/posts/new', { json });
  await expect(post({ message: '  ' })).rejects.toMatchObject({ status: 400 });
  const createdPost = await post({ message: '', media: 'data:image/png;base64,AA==' });
  expect((await feed())[0]).toEqual(createdPost.post);
  expect(createdPost.post.author.name).toBe(DEMO_USER.name);
});

test('a comment is listed under its own post and under no other', async () => {
  const [first, second, ...others] = await feed();
  const { post } = await callSocial<{ post: Post }>('/api/social/posts/comments', {
    json: { postId: second?.id, message: ' Salamat ' },
  });
  expect(post.comments.at(-1)).toMatchObject({ message: 'Salamat', author: { name: DEMO_USER.name } });
  expect(await feed()).toEqual([first, post, ...others]);
  await expect(
    callSocial('/api/social/posts/comments', { json: { postId: second?.id, message: ' ' } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('a like is counted once, and an unlike takes it back', async () => {
  const before = (await feed())[1] as Post;
  const like = (isLiked: boolean) =>
    callSocial<{ post: Post }>('/api/social/posts/like', { json: { postId: before.id, isLiked } });
  await like(true);
  expect((await like(true)).post.likesCount).toBe(before.likesCount + 1);
  expect((await like(false)).post).toEqual(before);
});

test('a request is sent and taken back; an answer of the other one stays', async () => {
  await connect('1', 'pending');
  expect((await profile('1')).connectionStatus).toBe('pending');
  await connect('1', 'not_connected');
  expect((await profile('1')).connectionStatus).toBe('not_connected');
  await expect(connect('1', 'connected')).rejects.toMatchObject({ status: 400 });
  expect((await profile('6')).connectionStatus).toBe('rejected');
  await expect(connect('6', 'pending')).rejects.toMatchObject({ status: 400 });
});

test('only the cover of a page that the visitor keeps can be changed', async () => {
  const change = (userId: string) => callSocial('/api/social/cover', { json: { userId, cover: 'jeepney' } });
  await change('1');
  expect((await profile('1')).cover).toBe('jeepney');
  await expect(change('2')).rejects.toMatchObject({ status: 403 });
});
