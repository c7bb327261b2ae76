// Jest's own runner of test files, without what it leaves in a worker. Its `jest-circus` enters an AsyncLocalStorage for each
// test file and never leaves it. Node copies the value of each such storage to every new promise of the process, so a worker
// becomes slower with each file (a fourth of the time after 70 files, with Node 20).
import { AsyncLocalStorage } from 'node:async_hooks'
import circus from 'jest-circus/runner'

const entered = new Set()
const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function (...parts) {
	entered.add(this)
	return run.apply(this, parts)
}

/** Runs a test file with the parameters and the result of Jest's `testRunner`. */
export default async function runTestFile(...parts) {
	try {
		return await circus.default(...parts)
	} finally {
		for (const storage of entered) storage.disable()
		entered.clear()
	}
}
