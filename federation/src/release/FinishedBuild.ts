import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { MODE } from '../compile.ts'

const NAME = 'FinishedBuild'

/** Beside a package's builds: what the newest was built from, where `npm run build` made it. */
export const INPUTS_FILE = '.inputs'

/** Makes of what a production build has written what a server serves, whoever ran it: `npm run build` or `npx rspack build`. */
export class FinishedBuild {
	readonly #dist: string
	readonly #finish: () => Promise<unknown>

	/**
	 * @param dist the folder of the package's builds
	 * @param finish packs, gives a version, and whatever else comes after the last file
	 */
	constructor(dist: string, finish: () => Promise<unknown>) {
		this.#dist = dist
		this.#finish = finish
	}

	apply(compiler: Compiler) {
		if (MODE === 'development') return
		compiler.hooks.afterEmit.tapPromise(NAME, async ({ errors }) => {
			if (errors.length > 0) return
			await rm(join(this.#dist, INPUTS_FILE), { force: true })
			await this.#finish()
		})
	}
}
