import { join } from 'node:path';

import { describeEndpoint } from './describe-endpoint.ts';
import { API_AREAS, listEndpoints } from './endpoints.ts';
import { ROOT } from './places.ts';

export const WATCHED = ['apps/api/src', 'libs/contracts/src', 'libs/rules/src'].map((folder) => join(ROOT, folder));

/** A page of Markdown for each area of the API, by its name. */
export const API_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  API_AREAS.map(({ name, title, features }) => {
    const head =
      'Made from the contracts and the policy when the documentation is built. How to call: [API calls](/docs/api-calls).';
    return [name, [`# ${title}`, head, ...listEndpoints(features).map(describeEndpoint)].join('\n\n')];
  }),
);
