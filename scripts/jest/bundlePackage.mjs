// A package of hundreds of small ES modules costs each test file as many evaluations. This transformer makes one module of
// each of its entries. What two entries share is there once for each: it suits packages that keep nothing between calls.
import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { cacheKey } from './cacheKey.mjs'

const OWN_CODE = readFileSync(new URL(import.meta.url))

export default {
	getCacheKey: (_source, file) => cacheKey(OWN_CODE, file),
	async processAsync(_source, file) {
		const { outputFiles } = await build({
			entryPoints: [file],
			bundle: true,
			write: false,
			format: 'esm',
			platform: 'node',
			target: 'node20',
			legalComments: 'none',
		})
		return { code: outputFiles[0].text }
	},
}
