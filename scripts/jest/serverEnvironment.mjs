import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'

const requireOnce = createRequire(import.meta.url)
const importOnce = (address) => import(address)
/** What a test file leaves in its worker for those after it, by name. */
const leftInWorker = new Map()

/** Node, with what a worker loads once: packages (`importOnce.mjs`) and databases (`server/src/core/database/database.testing.ts`). */
export default class ServerEnvironment extends TestEnvironment {
	constructor(...parts) {
		super(...parts)
		Object.assign(this.global, { importOnce, requireOnce, leftInWorker })
	}
}
