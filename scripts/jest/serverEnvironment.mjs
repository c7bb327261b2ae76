import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const requireOnce = createRequire(import.meta.url)
const importOnce = (address) => import(address)
/** Values that a test file stores in its worker for later test files, by name. */
const leftInWorker = new Map()

/** Node with values that a worker loads once: packages (`importOnce.mjs`) and databases (`server/src/core/database/database.testing.ts`). */
export default class ServerEnvironment extends TestEnvironment {
	constructor(...parts) {
		super(...parts)
		Object.assign(this.global, { importOnce, requireOnce, leftInWorker })
	}
}
