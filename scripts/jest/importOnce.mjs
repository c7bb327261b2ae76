// Jest evaluates every module anew for each test file. A package that this transformer is given is evaluated once per
// worker, outside the sandbox (`serverEnvironment.mjs`), and the sandbox gets its exports. It suits packages that take and
// give plain values and bytes: their objects come from another realm, where `instanceof` would not know ours.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { cacheKey } from './cacheKey.mjs'

const OWN_CODE = readFileSync(new URL(import.meta.url))

export default {
	getCacheKey: (_source, file) => cacheKey(OWN_CODE, file),
	async processAsync(_source, file) {
		const address = pathToFileURL(file).href
		const names = Object.keys(await import(address)).filter((name) => name !== 'default')
		return { code: `export const { ${names.join(', ')} } = await importOnce(${JSON.stringify(address)})` }
	},
}
