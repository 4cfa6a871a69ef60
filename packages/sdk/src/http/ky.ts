/*! ky, MIT, © Sindre Sorhus */
// ky exports nothing but its whole client, 9 kB of which a repeated request needs these two modules. The build copies
// them into the package.
export {
  calculateRetryTimingDelay,
  getRetryTimingHeader,
} from '../../../../node_modules/ky/distribution/core/retry-timing.js';
export { default as delay } from '../../../../node_modules/ky/distribution/utils/delay.js';
