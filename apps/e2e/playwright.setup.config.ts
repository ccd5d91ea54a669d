import { openProduct } from './src/e2e-harness.ts';

/** Starts the product once for all journeys; the returned function stops it. */
export default openProduct;
