/** Stands in for the runtime's reader of version ranges: ours, which the page's own code uses as well. */
export { satisfies as satisfy } from 'shared-contract'
