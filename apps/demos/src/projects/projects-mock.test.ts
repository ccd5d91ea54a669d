import { countDaysUntil } from '../shared/mock/demo-days.ts';
import { resetDemo } from '../shared/mock/demo-store.ts';
import type { Project, Todo } from './project.ts';
import { callProjects } from './projects-mock.ts';

afterEach(() => resetDemo());

const loadProject = (id: string) =>
  callProjects<{ project: Project }>(`/api/projects/projects/${id}`).then((answer) => answer.project);

const WHOLE = {
  kind: 'owner',
  name: ' Ihaw-ihaw orders ',
  tags: ['food'],
  startDate: '2026-01-12',
  endDate: '2026-01-12',
  description: '<p onclick="x()">Skewers</p>',
};

test.each([
  ['/api/projects/overview/statistics', 'statistics'],
  ['/api/projects/overview/notifications', 'notifications'],
  ['/api/projects/overview/projects', 'projects'],
  ['/api/projects/overview/todos', 'todos'],
  ['/api/projects/projects', 'projects'],
  ['/api/projects/projects/7', 'project'],
  ['/api/projects/projects/7/files', 'files'],
  ['/api/projects/projects/7/activities', 'activities'],
  ['/api/projects/projects/7/subscribers', 'subscribers'],
  ['/api/projects/projects/7/reviews', 'reviews'],
])('GET %s answers { %s }', async (address, envelope) => {
  const answer = await callProjects<Record<string, unknown>>(address);
  expect(Object.keys(answer)).toEqual([envelope]);
  expect(answer[envelope]).not.toEqual([]);
});

test.each(['', '/files', '/activities', '/subscribers', '/reviews'])(
  'no project under an unknown id%s',
  async (part) => {
    await expect(callProjects(`/api/projects/projects/999${part}`)).rejects.toMatchObject({ status: 404 });
  },
);

test('a like is counted once, and an unlike takes it back', async () => {
  const before = await loadProject('2');
  const like = (isLiked: boolean) => callProjects('/api/projects/projects/like', { json: { projectId: '2', isLiked } });
  await like(true);
  await like(true);
  expect(await loadProject('2')).toMatchObject({ isLiked: true, likesCount: before.likesCount + 1 });
  await like(false);
  expect(await loadProject('2')).toMatchObject({ isLiked: false, likesCount: before.likesCount });
  expect((await loadProject('3')).isLiked).toBe(false);
});

test('a project is saved, and applied for with a note of at most 200 characters', async () => {
  await callProjects('/api/projects/projects/save', { json: { projectId: '2', isSaved: true } });
  const apply = (length: number) =>
    callProjects('/api/projects/projects/apply', { json: { projectId: '2', note: 'x'.repeat(length) } });
  await expect(apply(201)).rejects.toMatchObject({ status: 400 });
  expect(await loadProject('2')).toMatchObject({ isSaved: true, hasApplied: false });
  await apply(200);
  expect(await loadProject('2')).toMatchObject({ hasApplied: true });
});

test('a new project really exists, on top of the list, with nothing but formatting in its text', async () => {
  const { project } = await callProjects<{ project: Project }>('/api/projects/projects/new', { json: WHOLE });
  expect(await loadProject(project.id)).toMatchObject({
    title: 'Ihaw-ihaw orders',
    description: '<p>Skewers</p>',
    author: { name: 'Liwayway Reyes' },
  });
  const { projects } = await callProjects<{ projects: Project[] }>('/api/projects/projects');
  expect(projects[0]?.id).toBe(project.id);
  expect(projects).toHaveLength(37);
  for (const part of ['files', 'subscribers', 'reviews'])
    expect(await callProjects(`/api/projects/projects/${project.id}/${part}`)).toEqual({ [part]: [] });
});

test.each([{ name: 'ab' }, { kind: 'king' }, { endDate: '2026-01-11' }, { description: undefined }])(
  'a project with %j is not made',
  async (wrong) => {
    const call = callProjects('/api/projects/projects/new', { json: { ...WHOLE, ...wrong } });
    await expect(call).rejects.toMatchObject({ status: 400 });
  },
);

test('a to-do is added and ticked off; one without a title is refused', async () => {
  const { todo } = await callProjects<{ todo: Todo }>('/api/projects/overview/todos/new', {
    json: { title: ' Buy rice ' },
  });
  expect(todo).toMatchObject({ title: 'Buy rice', deadline: '', isDone: false });
  const update = { todoId: todo.id, update: { isDone: true } };
  expect(await callProjects('/api/projects/overview/todos/update', { json: update })).toEqual({
    todo: { ...todo, isDone: true },
  });
  await expect(callProjects('/api/projects/overview/todos/new', { json: { title: ' ' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('the overview shows the active projects whose deadline comes first, and none that has passed', async () => {
  const { projects } = await callProjects<{ projects: Project[] }>('/api/projects/overview/projects');
  const ends = projects.map(({ endDate }) => endDate);
  expect(projects).toHaveLength(4);
  expect(ends).toEqual(ends.toSorted());
  expect(projects.every(({ status }) => status === 'active')).toBe(true);
});

test('every project begins before it is due, and is due after today', async () => {
  const { projects } = await callProjects<{ projects: Project[] }>('/api/projects/projects');
  const wrong = projects.filter(({ startDate, endDate }) => endDate <= startDate || countDaysUntil(endDate) < 1);
  expect(wrong).toEqual([]);
});
