import { type FastifyInstance, fastify } from 'fastify';

import { registerProblemReplies } from './problems.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  registerProblemReplies(app);
  app.get<{ Params: { code: string } }>('/fails/:code', ({ params }) => {
    throw Object.assign(new Error('connect to the database'), { code: params.code });
  });
});
afterAll(() => app.close());

test.each(['57P01', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'])(
  'an unreachable database is a passing fault, and the reply reports it as one: %s',
  async (code) => {
    const { statusCode, headers, body } = await app.inject(`/fails/${code}`);
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    expect(body).not.toContain('connect to the database');
  },
);

test('an unexpected error is our fault, and reveals nothing of itself', async () => {
  const { statusCode, headers, body } = await app.inject('/fails/EUNKNOWN');
  expect([statusCode, headers['retry-after']]).toEqual([500, undefined]);
  expect(body).not.toContain('connect to the database');
});
