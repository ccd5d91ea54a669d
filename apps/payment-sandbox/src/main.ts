// Starts the payment sandbox, a local stand-in for the Paynamics gateway.

import { readConfig } from './config.ts';
import { buildSandbox } from './server.ts';

const config = readConfig(process.env);
const { app } = await buildSandbox(config, (text) => process.stderr.write(`${new Date().toISOString()} ${text}\n`));
await app.listen({ port: config.port, host: config.host });

const stop = () => {
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
if (process.env['EBPLS_SUPERVISED'] === '1') process.stdin.resume().once('close', stop).once('end', stop);
