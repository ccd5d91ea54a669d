import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = [
  'TextEncoder', 'TextDecoder', 'ReadableStream', 'WritableStream', 'TransformStream', 'Request', 'Response', 'Headers',
  'FormData', 'fetch', 'structuredClone', 'BroadcastChannel', 'MessageChannel', 'MessagePort', 'AbortController', 'AbortSignal',
];

/** jsdom has no fetch, streams or text coders; the router and ky need them, so Node lends its own. */
export default class WebEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
  }
}
