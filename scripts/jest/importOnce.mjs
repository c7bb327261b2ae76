// Jest evaluates every module again for each test file. This transformer evaluates a package once per worker, outside the sandbox
// (`serverEnvironment.mjs`), and passes its exports into the sandbox. It suits packages whose arguments and results are plain values
// and bytes: their objects come from another realm, where `instanceof` fails.
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
