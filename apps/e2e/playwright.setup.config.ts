import { openHouse } from './src/house.ts';

/** Starts the product once for all journeys; what it returns stops it again. */
export default openHouse;
