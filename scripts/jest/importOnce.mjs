// A transformer that replaces an ES module with the exports of the one that the worker has loaded (`serverEnvironment.mjs`). Jest
// would evaluate the module again for each test file. An export keeps the value that it had when the test file imported it.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { cacheKey } from './cacheKey.mjs'

const OWN_CODE = readFileSync(new URL(import.meta.url))

export default {
	getCacheKey: (source, file) => cacheKey(OWN_CODE, file + source),
	async processAsync(_source, file) {
		const address = pathToFileURL(file).href
		const names = Object.keys(await import(address))
		const named = names.filter((name) => name !== 'default')
		const lines = [
			`const loaded = await importOnce(${JSON.stringify(address)})`,
			`export const { ${named.join(', ')} } = loaded`,
			...(names.includes('default') ? ['export default loaded.default'] : []),
		]
		return { code: lines.join('\n') }
	},
}
