/**
 * Whether this is a full run (`npm run test:full`), which tries everything at each place and starts whole processes for what a
 * cheaper test shows nearly as well. `npm test` has a quarter of an hour (docs/decisions/0157).
 */
export const isFull = process.env.TEST_FULL === '1'

/** Declares a test of full runs. */
export const testInFull = isFull ? test : test.skip
