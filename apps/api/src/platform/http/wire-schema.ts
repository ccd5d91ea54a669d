// Converts the schemas of a contract to JSON schemas for serialization and OpenAPI.

import type { Endpoint } from '@ebpls/contracts';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchema } from 'fastify';
import type { GenericSchema } from 'valibot';

/** The wire carries the input side of a schema in both directions (decision E1). Made once per route. */
function toWireSchema(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'openapi-3.0' });
}

const errorSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        reference: { type: 'string' },
      },
    },
  },
} as const;

/**
 * The reply's schema: it compiles the serializer, so that only fields of the contract are sent. Requests are validated
 * by valibot.
 */
export function toReplySchema(endpoint: Endpoint): FastifySchema {
  return { response: { ...(endpoint.reply ? { 200: toWireSchema(endpoint.reply) } : {}), default: errorSchema } };
}

/** The whole endpoint, as OpenAPI describes it. */
export function toEndpointSchema(endpoint: Endpoint, action: string): FastifySchema {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(action === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: toWireSchema(endpoint.params) } : {}),
    ...(endpoint.query ? { querystring: toWireSchema(endpoint.query) } : {}),
    ...(endpoint.body ? { body: toWireSchema(endpoint.body) } : {}),
    ...(endpoint.accepts === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    ...toReplySchema(endpoint),
  };
}
