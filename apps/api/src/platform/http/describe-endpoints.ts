// Serves the OpenAPI description of every endpoint.

import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';
import type { Api, ServedEndpoint } from './api.ts';
import { registerHeaders } from './headers.ts';
import { toEndpointSchema } from './wire-schema.ts';

// The documentation page has inline styles and data images; its scripts are files.
const PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Describes every endpoint from the same schemas that validate it: `/api/openapi.json` for programs,
 * `/api/docs` for people. The description is built on the first request, so that no start of the server waits
 * for it.
 */
export function describeEndpoints({ app, config, endpoints }: Api): void {
  let descriptionApp: Promise<FastifyInstance> | undefined;
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    descriptionApp ??= buildDescription(endpoints, config);
    const description = await descriptionApp;
    reply.hijack();
    description.routing(request.raw, reply.raw);
    return reply;
  };
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/*']) app.get(url, { handler });
  app.addHook('onClose', async () => (await descriptionApp)?.close());
}

/** The head of the document, before its paths. */
function createDocumentHead({ public_url }: Config) {
  return {
    openapi: '3.0.3',
    info: {
      title: 'eBPLS',
      version: '1',
      description:
        'Business permits and licensing of a municipality. Amounts are decimal text, and times are in ISO 8601.',
    },
    servers: [{ url: public_url }],
    components: { securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

/** A separate server that knows every endpoint and serves none. */
async function buildDescription(endpoints: readonly ServedEndpoint[], config: Config): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const description = fastify();
  description.setValidatorCompiler(() => () => true).setSerializerCompiler(() => JSON.stringify);
  registerHeaders(description, config);
  await description.register(swagger, { openapi: createDocumentHead(config) });
  await description.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: false },
    uiHooks: {
      onRequest: (_request, reply, done) => {
        void reply.header('content-security-policy', PAGE_POLICY);
        done();
      },
    },
  });
  for (const { endpoint, action } of endpoints)
    description.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: toEndpointSchema(endpoint, action),
      handler: (_request, reply) => reply.callNotFound(),
    });
  description.get('/api/openapi.json', {
    schema: { hide: true } as object,
    handler: async () => description.swagger(),
  });
  await description.ready();
  return description;
}
