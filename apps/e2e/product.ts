import { houseAsText, openHouse } from './src/e2e-harness.ts';

/**
 * Starts the product for journeys that begin later, says in one line what `EBPLS_JOURNEY_HOUSE` is for them, and stops it
 * when it is asked to end.
 */
const close = await openHouse();
process.once('SIGTERM', () => void close().finally(() => process.exit()));
process.stdout.write(`${houseAsText()}\n`);
