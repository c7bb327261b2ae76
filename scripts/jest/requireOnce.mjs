// The same as `importOnce.mjs` for CommonJS packages.
import { readFileSync } from 'node:fs'
import { cacheKey } from './cacheKey.mjs'

const OWN_CODE = readFileSync(new URL(import.meta.url))

export default {
	getCacheKey: (_source, file) => cacheKey(OWN_CODE, file),
	process: (_source, file) => ({ code: `module.exports = requireOnce(${JSON.stringify(file)})` }),
}
