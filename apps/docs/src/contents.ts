import analytics from '../content/analytics.md';
import api_calls from '../content/api-calls.md';
import authentication from '../content/authentication.md';
import changelog from '../content/changelog.md';
import deployment from '../content/deployment.md';
import environment_variables from '../content/environment-variables.md';
import getting_started from '../content/getting-started.md';
import glossary from '../content/glossary.md';
import routing from '../content/routing.md';
import settings from '../content/settings.md';
import state_management from '../content/state-management.md';
import support from '../content/support.md';
import theming from '../content/theming.md';
import welcome from '../content/welcome.md';

/** The pages of the documentation, in the order of the specification; the glossary goes before the changelog. */
export const CONTENTS: readonly { readonly path: string; readonly text: string }[] = [
  { path: 'welcome', text: welcome },
  { path: 'getting-started', text: getting_started },
  { path: 'environment-variables', text: environment_variables },
  { path: 'deployment', text: deployment },
  { path: 'api-calls', text: api_calls },
  { path: 'analytics', text: analytics },
  { path: 'authentication', text: authentication },
  { path: 'routing', text: routing },
  { path: 'settings', text: settings },
  { path: 'state-management', text: state_management },
  { path: 'theming', text: theming },
  { path: 'support', text: support },
  { path: 'glossary', text: glossary },
  { path: 'changelog', text: changelog },
];

/** The title of a page: its first line. */
export function titleOf(text: string): string {
  return text.slice(2, text.indexOf('\n'));
}
