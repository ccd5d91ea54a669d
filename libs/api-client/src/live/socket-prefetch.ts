/** Code of the live socket, which the browser fetches with the lowest priority once this module is loaded. */
export const prefetchSocketCode = () => import(/* webpackPrefetch: true */ 'socket.io-client');
