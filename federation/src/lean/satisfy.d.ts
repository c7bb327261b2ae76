export { satisfies as satisfy } from 'shared-contract'
