import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';

// The documentation page brings inline styles and data images; its scripts are files.
const PAGE_POLICY = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Describes every door from the same schemas that guard it: `/api/openapi.json` for programs, `/api/docs` for people. */
export async function describeDoors(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'eBPLS', version: '1', description: 'Business permits and licensing of the Municipality of San Isidro. Money travels as decimal text, moments as ISO 8601.' },
      servers: [{ url: config.public_url }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: false },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        void reply.header('content-security-policy', PAGE_POLICY);
        done();
      },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as object, handler: async () => app.swagger() });
}
