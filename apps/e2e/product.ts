import { getProductText, openProduct } from './src/e2e-harness.ts';

/**
 * Starts the product for journeys that begin later, prints the value of `EBPLS_JOURNEY_PRODUCT` for them in one line,
 * and stops it on SIGTERM.
 */
const close = await openProduct();
process.once('SIGTERM', () => void close().finally(() => process.exit()));
process.stdout.write(`${getProductText()}\n`);
