// Invents files, activities, subscribers, reviews and notices of the projects demo, the same on every load.

import { getDemoInstant } from '../shared/mock/demo-days.ts';
import type { Project, ProjectActivity, ProjectFile, ProjectNotice, ProjectReview, Subscriber } from './project.ts';
import { PEOPLE } from './seed-projects.ts';

const getPerson = (place: number) => PEOPLE[place % PEOPLE.length] ?? { id: 'person-1', name: '' };

const FILES: readonly (readonly [name: string, mimeType: string, size: number])[] = [
  ['Contract.pdf', 'application/pdf', 182_400],
  ['Sketches.png', 'image/png', 1_424_000],
  ['Prices.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 48_200],
  ['Shop-tour.mp4', 'video/mp4', 24_800_000],
  ['Notes.txt', 'text/plain', 2_100],
];

export function createFiles(project: Project): ProjectFile[] {
  if (project.author.id === 'demo-1') return [];
  const count = 2 + (parseNumber(project) % 4);
  return FILES.slice(0, count).map(([name, mimeType, size], place) => ({
    id: `${project.id}-file-${place + 1}`,
    name,
    mimeType,
    size,
  }));
}

export function createActivities(project: Project): ProjectActivity[] {
  const startActivity: ProjectActivity = {
    id: `${project.id}-begun`,
    createdAt: project.createdAt,
    type: 'new_project',
    subject: project.author.name,
  };
  if (project.author.id === 'demo-1') return [startActivity];
  const place = parseNumber(project);
  const applications: ProjectActivity[] = project.hasApplied
    ? [{ id: `${project.id}-applied`, createdAt: getDemoInstant(0), type: 'applied', subject: 'Liwayway Reyes' }]
    : [];
  return [
    ...applications,
    { id: `${project.id}-up`, createdAt: getDemoInstant(0, '08:10'), type: 'upload_file', subject: 'Notes.txt' },
    {
      id: `${project.id}-in`,
      createdAt: getDemoInstant(-1, '16:40'),
      type: 'joined_team',
      subject: getPerson(place).name,
    },
    startActivity,
  ];
}

const SKILLS = ['Android', 'Accessibility', 'Bookkeeping', 'CSS', 'Filipino copy', 'iOS', 'SQL', 'TypeScript'];

export function createSubscribers(project: Project): Subscriber[] {
  if (project.author.id === 'demo-1') return [];
  const place = parseNumber(project);
  return Array.from({ length: 3 + (place % 4) }, (_, turn) => ({
    ...getPerson(place + turn * 2),
    commonConnections: (place + turn * 5) % 14,
    labels: SKILLS.filter((_, skill) => (skill + place + turn) % 3 === 0),
  }));
}

const PROJECT_MESSAGES = [
  'Paid on the day that was agreed, and every question was answered.',
  'Clear wishes, patient people. The bakery next door asked for the same.',
  'The start was slow because the prices came late; the end was good.',
];

export function createReviews(project: Project): ProjectReview[] {
  if (project.author.id === 'demo-1') return [];
  const place = parseNumber(project);
  return PROJECT_MESSAGES.slice(0, 1 + (place % 3)).map((message, turn) => ({
    id: `${project.id}-review-${turn + 1}`,
    author: getPerson(place + turn + 3),
    createdAt: getDemoInstant(-4 - turn * 9, '11:20'),
    rating: 5 - ((place + turn) % 3),
    message,
  }));
}

export function createNotices(): ProjectNotice[] {
  return [
    { id: 'notice-1', type: 'payment', subject: 'Benigno Salonga', createdAt: getDemoInstant(0, '07:45') },
    { id: 'notice-2', type: 'applicant', subject: 'Estrella Pangilinan', createdAt: getDemoInstant(-1, '15:05') },
    { id: 'notice-3', type: 'review', subject: 'Hernando Quiambao', createdAt: getDemoInstant(-2, '10:30') },
  ];
}

/** A stable number for a project, so that each one has its own files and people. */
function parseNumber({ id }: Project): number {
  return [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
}
