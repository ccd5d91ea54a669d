// The basic form of the template: its fields, rules and fake server, shared by both form libraries.

import { delay, http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer, refuse } from '../../shared/mock/demo-server.ts';
import type { useWords } from '../extra.messages.ts';

export const SHORTEST_PASSWORD = 7;

/** Fields of both basic forms. */
export interface BasicForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly policy: boolean;
}

export const EMPTY_FORM: BasicForm = { firstName: '', lastName: '', email: '', password: '', policy: false };

/** The rules of both, so that two libraries cannot mean two things. */
export function createBasicRules(t: ReturnType<typeof useWords>) {
  const name = v.pipe(v.string(), v.trim(), v.nonEmpty(t('needed')), v.maxLength(255, t('long')));
  return v.object({
    firstName: name,
    lastName: name,
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('email.needed')),
      v.email(t('email.wrong')),
      v.maxLength(255, t('long')),
    ),
    password: v.pipe(
      v.string(),
      v.minLength(SHORTEST_PASSWORD, t('password.short', { count: SHORTEST_PASSWORD })),
      v.maxLength(255, t('long')),
    ),
    policy: v.pipe(v.boolean(), v.literal(true, t('policy.needed'))),
  });
}

/** Sending takes its time, so that the button can be seen to wait. */
const SENDING_TAKES_MS = 600;

export const HANDLERS = [
  http.post('*/api/forms/basic', async ({ request }) => {
    const { firstName, password, policy } = Object(await request.json()) as Partial<BasicForm>;
    await delay(SENDING_TAKES_MS);
    if (!firstName || policy !== true || (password?.length ?? 0) < SHORTEST_PASSWORD)
      return refuse(400, 'The form is not complete');
    // The password is neither stored nor returned.
    return HttpResponse.json({ registered: { firstName } });
  }),
];

const callDemo = createDemoServer(HANDLERS);

/** Sends the form; throws DemoError when the demonstration refuses. */
export async function sendBasicForm(json: BasicForm): Promise<string> {
  const { registered } = await callDemo<{ registered: { firstName: string } }>('/api/forms/basic', { json });
  return registered.firstName;
}
