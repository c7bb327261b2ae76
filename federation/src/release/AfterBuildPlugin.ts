import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { MODE } from '../compile.ts'

const NAME = 'AfterBuildPlugin'

/** Beside a package's builds: the inputs hash of the newest one, if `npm run build` created it. */
export const INPUTS_FILE = '.inputs'

/** Completes a production build for the server, after `npm run build` and after `npx rspack build`. */
export class AfterBuildPlugin {
	readonly #dist: string
	readonly #finish: () => Promise<unknown>

	/**
	 * @param dist the folder of the package's builds
	 * @param finish compresses the files, assigns the version and does all else that follows the last file
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
