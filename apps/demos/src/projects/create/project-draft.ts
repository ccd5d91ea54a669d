// The unsent input of the wizard; it survives a reload.

import { getDemoDay } from '../../shared/mock/demo-days.ts';
import { createDemoStore } from '../../shared/mock/demo-store.ts';
import type { NewProject } from '../projects-mock.ts';

export type ProjectDraft = Omit<NewProject, 'kind'> & { readonly kind: NewProject['kind'] | '' };

/** An empty project that begins today and takes a month. */
const empty = (): ProjectDraft => ({
  kind: '',
  name: '',
  tags: [],
  startDate: getDemoDay(0),
  endDate: getDemoDay(30),
  description: '',
});

export const draftStore = createDemoStore('project-draft', empty);

export const forgetDraft = (): void => void draftStore.change(empty);
