import type { ListRules } from '../../shared/list/list-view.ts';
import { extractText } from '../../shared/rich-text/clean-html.ts';
import type { Project } from '../project.ts';

/** Several choices of one filter stand in one parameter: `type=freelance,part_time`. */
export const parseChosen = (value: string | null): string[] => (value ?? '').split(',').filter((each) => each !== '');

const byDate = (a: Project, b: Project): number => Date.parse(b.createdAt) - Date.parse(a.createdAt);

const wordsOf = ({ title, description, tags }: Project): string =>
  [title, extractText(description), ...tags].join(' ').toLocaleLowerCase();

const oneOf =
  (read: (project: Project) => readonly string[]) =>
  (project: Project, value: string): boolean => {
    const chosen = parseChosen(value);
    return chosen.length === 0 || read(project).some((each) => chosen.includes(each));
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
      const words = wordsOf(project);
      return parseChosen(value).every((word) => words.includes(word.toLocaleLowerCase()));
    },
    type: oneOf(({ type }) => [type]),
    level: oneOf(({ level }) => [level]),
    location: oneOf(({ location }) => [location]),
    role: oneOf(({ roles }) => roles),
    network: ({ isInNetwork }) => isInNetwork,
  },
};
