/**
 * Whether every case of a matrix and every hostile text is asked for, as `npm run test:full` does. `npm test` takes those
 * that differ from each other.
 */
export const isFull = process.env.TEST_FULL === '1'
