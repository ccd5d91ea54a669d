import { openProduct } from './src/e2e-harness.ts';

/** Starts the product once for all journeys; what it returns stops it again. */
export default openProduct;
