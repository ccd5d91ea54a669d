import { type RouteDefinition, SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type BuildSerializer = ReturnType<typeof SerializerSelector>;

/**
 * Compiles a reply's serializer when it is first used. Hundreds of schemas compiled at the start cost each server half
 * a second of processor time, and most of them are never used by a test or by the first person of the morning.
 */
export const buildLazySerializers: BuildSerializer = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route: RouteDefinition) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (reply: unknown) => (serialize ??= compile(route))(reply);
  };
};
