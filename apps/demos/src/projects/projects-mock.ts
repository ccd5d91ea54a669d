// Fake server of the projects demo.

import type { Centavos } from '@ebpls/contracts';
import { http, HttpResponse } from 'msw';

import { getDemoDay } from '../shared/mock/demo-days.ts';
import { createDemoServer, refuse } from '../shared/mock/demo-server.ts';
import { DEMO_USER } from '../shared/mock/demo-session.ts';
import { createDemoStore } from '../shared/mock/demo-store.ts';
import { cleanHtml } from '../shared/rich-text/clean-html.ts';
import { KINDS, type Project, type ProjectKind, type Todo } from './project.ts';
import { createActivities, createFiles, createNotices, createReviews, createSubscribers } from './seed-parts.ts';
import { seedProjects } from './seed-projects.ts';

/** Body of the wizard. */
export interface NewProject {
  readonly kind: ProjectKind;
  readonly name: string;
  readonly tags: readonly string[];
  readonly startDate: string;
  readonly endDate: string;
  readonly description: string;
}

const projectsStore = createDemoStore('projects', seedProjects);

const parseBody = async <T>(request: Request): Promise<Partial<T>> => Object(await request.json()) as Partial<T>; // Only pages of this app call it.

const find = (id: unknown): Project | undefined => projectsStore.read().projects.find((project) => project.id === id);

const createUnknownProject = () => refuse(404, 'Project not found');

/** Changes one project and answers with it. */
function changeProject(id: unknown, change: (project: Project) => Partial<Project>): Response {
  const before = find(id);
  if (!before) return createUnknownProject();
  const project = { ...before, ...change(before) };
  projectsStore.change((state) => ({
    ...state,
    projects: state.projects.map((each) => (each.id === project.id ? project : each)),
  }));
  return HttpResponse.json({ project });
}

function isWhole(body: Partial<NewProject>): body is NewProject {
  return (
    typeof body.name === 'string' &&
    body.name.trim().length >= 3 &&
    KINDS.some((kind) => kind === body.kind) &&
    typeof body.startDate === 'string' &&
    typeof body.endDate === 'string' &&
    body.startDate <= body.endDate &&
    typeof body.description === 'string'
  );
}

function createProject(input: NewProject, createdCount: number): Project {
  const { name, description, ...rest } = input;
  return {
    ...rest,
    id: `new-${createdCount}`,
    title: name.trim(),
    description: cleanHtml(description),
    type: 'freelance',
    level: 'novice',
    location: 'asia',
    roles: ['web'],
    price: 0 as Centavos,
    isOnSale: false,
    isInNetwork: true,
    isLiked: false,
    isSaved: false,
    hasApplied: false,
    likesCount: 0,
    status: 'active',
    author: { id: DEMO_USER.id, name: DEMO_USER.name },
    createdAt: new Date().toISOString(),
  };
}

const OVERVIEW_HANDLERS = [
  http.get('*/api/projects/overview/statistics', () =>
    HttpResponse.json({
      statistics: {
        nextPayout: 4_512_050,
        products: projectsStore.read().projects.length,
        visitorsToday: 321,
        watchingNow: 5,
      },
    }),
  ),
  http.get('*/api/projects/overview/notifications', () => HttpResponse.json({ notifications: createNotices() })),
  http.get('*/api/projects/overview/projects', () => {
    const today = getDemoDay(0);
    const isActive = ({ status, endDate }: Project): boolean => status === 'active' && endDate >= today;
    const projects = projectsStore.read().projects.filter(isActive);
    return HttpResponse.json({ projects: projects.toSorted((a, b) => (a.endDate < b.endDate ? -1 : 1)).slice(0, 4) });
  }),
  http.get('*/api/projects/overview/todos', () => HttpResponse.json({ todos: projectsStore.read().todos })),
  http.post('*/api/projects/overview/todos/new', async ({ request }) => {
    const { title, deadline = '' } = await parseBody<Todo>(request);
    if (typeof title !== 'string' || title.trim() === '') return refuse(400, 'A to-do needs a title');
    const { createdCount, todos } = projectsStore.change((state) => ({
      ...state,
      createdCount: state.createdCount + 1,
      todos: [
        ...state.todos,
        { id: `todo-new-${state.createdCount + 1}`, title: title.trim(), deadline, isDone: false },
      ],
    }));
    return HttpResponse.json({ todo: todos.find(({ id }) => id === `todo-new-${createdCount}`) });
  }),
  http.post('*/api/projects/overview/todos/update', async ({ request }) => {
    const { todoId, update } = await parseBody<{ todoId: string; update: Partial<Todo> }>(request);
    if (!projectsStore.read().todos.some(({ id }) => id === todoId)) return refuse(404, 'To-do not found');
    const { todos } = projectsStore.change((state) => ({
      ...state,
      todos: state.todos.map((todo) => (todo.id === todoId ? { ...todo, ...update, id: todo.id } : todo)),
    }));
    return HttpResponse.json({ todo: todos.find(({ id }) => id === todoId) });
  }),
];

const PROJECT_HANDLERS = [
  http.get('*/api/projects/projects', () => HttpResponse.json({ projects: projectsStore.read().projects })),
  http.post('*/api/projects/projects/new', async ({ request }) => {
    const body = await parseBody<NewProject>(request);
    if (!isWhole(body)) return refuse(400, 'The project is not complete');
    const { projects } = projectsStore.change((state) => ({
      ...state,
      createdCount: state.createdCount + 1,
      projects: [createProject(body, state.createdCount + 1), ...state.projects],
    }));
    return HttpResponse.json({ project: projects[0] });
  }),
  http.post('*/api/projects/projects/like', async ({ request }) => {
    const { projectId, isLiked = false } = await parseBody<{ projectId: string; isLiked: boolean }>(request);
    return changeProject(projectId, (project) => ({
      isLiked,
      likesCount: project.likesCount + Number(isLiked) - Number(project.isLiked),
    }));
  }),
  http.post('*/api/projects/projects/save', async ({ request }) => {
    const { projectId, isSaved = false } = await parseBody<{ projectId: string; isSaved: boolean }>(request);
    return changeProject(projectId, () => ({ isSaved }));
  }),
  http.post('*/api/projects/projects/apply', async ({ request }) => {
    const { projectId, note = '' } = await parseBody<{ projectId: string; note: string }>(request);
    if (note.length > 200) return refuse(400, 'The note is longer than 200 characters');
    return changeProject(projectId, () => ({ hasApplied: true }));
  }),
];

const createProjectHandler = (path: string, answer: (project: Project) => object) =>
  http.get(`*/api/projects/projects/:projectId${path}`, ({ params }) => {
    const project = find(params['projectId']);
    return project ? HttpResponse.json(answer(project)) : createUnknownProject();
  });

const PROJECTS_HANDLERS = [
  ...OVERVIEW_HANDLERS,
  ...PROJECT_HANDLERS,
  createProjectHandler('', (project) => ({ project })),
  createProjectHandler('/files', (project) => ({ files: createFiles(project) })),
  createProjectHandler('/activities', (project) => ({ activities: createActivities(project) })),
  createProjectHandler('/subscribers', (project) => ({ subscribers: createSubscribers(project) })),
  createProjectHandler('/reviews', (project) => ({ reviews: createReviews(project) })),
];

export const callProjects = createDemoServer(PROJECTS_HANDLERS);
