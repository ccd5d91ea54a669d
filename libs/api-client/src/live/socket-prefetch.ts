/** The code of the live line, which the browser is asked for with the lowest priority where this module comes. */
export const prefetchSocketCode = () => import(/* webpackPrefetch: true */ 'socket.io-client');
