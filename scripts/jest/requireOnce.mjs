// The same as `importOnce.mjs` for CommonJS packages.
import { readFileSync } from 'node:fs'
import { cacheKey } from './cacheKey.mjs'

const OWN_CODE = readFileSync(new URL(import.meta.url))

export default {
	getCacheKey: (_source, file, options) => cacheKey(OWN_CODE, file + isTest(options)),
	process: (source, file, options) => ({
		code: isTest(options) ? `module.exports = requireOnce(${JSON.stringify(file)})` : source,
	}),
}

/** False where Jest requires a file for itself, for example for its runner. */
const isTest = ({ supportsDynamicImport }) => supportsDynamicImport
