// Configures the log and removes secrets from logged addresses and errors.

import type { FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';
import { type LineSink, openLineSink } from '../logging/line-sink.ts';

const SECRET_IN_ADDRESS = /([?&](?:token|ticket)=)[^&]*|(\/reset-form\/)[^?]*/g;

interface LoggedError {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly code?: string;
}

// The driver attaches connections and rows to its errors; neither belongs in a log.
function toLoggedError({ name, message, stack, code }: LoggedError): LoggedError {
  return {
    ...(name ? { name } : {}),
    ...(message ? { message } : {}),
    ...(stack ? { stack } : {}),
    ...(code ? { code } : {}),
  };
}

/** Secrets that the specification puts into addresses are removed before a line is written. */
export function redactAddress(url: string): string {
  return url.replaceAll(SECRET_IN_ADDRESS, '$1$2-');
}

let standardOutput: LineSink | undefined;

/** The one sink of standard output; opened when the first server of this process logs. */
export function getOutputSink(): LineSink {
  if (standardOutput === undefined) {
    standardOutput = openLineSink(process.stdout.fd);
    process.once('exit', standardOutput.flushAtExit);
  }
  return standardOutput;
}

/** One JSON line per event on standard output; secrets never reach it (decision E11). */
export function createLoggerOptions({ log_level }: Pick<Config, 'log_level'>): false | object {
  if (log_level === 'silent') return false;
  return {
    level: log_level,
    // The framework's own writer waits for a full disk and blocks the whole server meanwhile.
    stream: getOutputSink(),
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      err: toLoggedError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: redactAddress(request.url),
        ip: request.ip,
      }),
    },
  };
}
