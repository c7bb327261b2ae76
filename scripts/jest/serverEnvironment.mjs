import { createRequire } from 'node:module'
import { createContext, Script } from 'node:vm'
import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { register } from 'tsx/esm/api'

// Node imports the server's TypeScript itself.
register()

const { TEST_DATABASE_URL } = process.env

/** What is being imported or was, by address: each `import` asks the thread of Node's loader, also for what is loaded. */
const imported = new Map()

Object.assign(globalThis, {
	importOnce(address) {
		const loading = imported.get(address) ?? import(address)
		imported.set(address, loading)
		return loading
	},
	requireOnce: createRequire(import.meta.url),
	/** Values that a test file stores in its worker for later test files, by name. */
	leftInWorker: new Map(),
})

// Where a runner of Jest leaves its event handlers and its tests. The next runner would call these handlers, too.
const forgetRunner = new Script(`for (const key of Object.getOwnPropertySymbols(globalThis)) {
	if (key.description === 'EVENT_HANDLERS' || key.description === 'JEST_STATE_SYMBOL') delete globalThis[key]
}`)

/**
 * Node whose global object is the worker's own. So a worker loads the server and its packages once for all of its test files
 * (`importOnce.mjs`, `requireOnce.mjs`), and starts a database once (`server/src/core/database/clusters.testing.ts`). A test
 * file has its own modules only. What it changes of the global object or of a module's state it changes back
 * (docs/decisions/0075).
 */
export default class ServerEnvironment {
	constructor({ projectConfig }) {
		this.isOnPglite = projectConfig.testEnvironmentOptions.isOnPglite === true
		this.global = globalThis
		this.context = createContext(globalThis)
		this.moduleMocker = new ModuleMocker(globalThis)
		this.fakeTimers = null
		this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
	}

	async setup() {
		if (this.isOnPglite) delete process.env.TEST_DATABASE_URL
	}

	async teardown() {
		if (TEST_DATABASE_URL !== undefined) process.env.TEST_DATABASE_URL = TEST_DATABASE_URL
		this.fakeTimersModern.dispose()
		forgetRunner.runInContext(this.context)
		this.context = null
	}

	exportConditions() {
		return ['node', 'node-addons']
	}

	getVmContext() {
		return this.context
	}
}
