// Search, filters and sort order of the list of projects.

import type { ListRules } from '../../shared/list/use-list.ts';
import { extractText } from '../../shared/rich-text/clean-html.ts';
import type { Project } from '../project.ts';

/** Several choices of one filter share one parameter: `type=freelance,part_time`. */
export const parseChosen = (value: string | null): string[] => (value ?? '').split(',').filter((each) => each !== '');

const byDate = (a: Project, b: Project): number => Date.parse(b.createdAt) - Date.parse(a.createdAt);

const toSearchText = ({ title, description, tags }: Project): string =>
  [title, extractText(description), ...tags].join(' ').toLocaleLowerCase();

const createChoiceFilter =
  (read: (project: Project) => readonly string[]) =>
  (project: Project, value: string): boolean => {
    const choices = parseChosen(value);
    return choices.length === 0 || read(project).some((each) => choices.includes(each));
  };

/** How the projects are searched: every key word must be met, and one choice of each filter. */
export const BROWSE_RULES: ListRules<Project> = {
  text: () => '',
  sorts: {
    recent: byDate,
    popular: (a, b) => b.likesCount - a.likesCount,
    price_up: (a, b) => a.price - b.price,
    price_down: (a, b) => b.price - a.price,
    on_sale: (a, b) => Number(b.isOnSale) - Number(a.isOnSale) || byDate(a, b),
  },
  filters: {
    keywords: (project, value) => {
      const words = toSearchText(project);
      return parseChosen(value).every((keyword) => words.includes(keyword.toLocaleLowerCase()));
    },
    type: createChoiceFilter(({ type }) => [type]),
    level: createChoiceFilter(({ level }) => [level]),
    location: createChoiceFilter(({ location }) => [location]),
    role: createChoiceFilter(({ roles }) => roles),
    network: ({ isInNetwork }) => isInNetwork,
  },
};
