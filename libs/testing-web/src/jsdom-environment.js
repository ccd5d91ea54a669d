import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Request',
  'Response',
  'Headers',
  'URL',
  'URLSearchParams',
  'fetch',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

/** Node's own would keep the test process alive after the last test. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom has no fetch, streams or text coders; the router and ky need them, so Node lends its own. FormData and File stay jsdom's: forms give them. */
export default class WebEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    this.global.BroadcastChannel = QuietChannel;
  }
}
