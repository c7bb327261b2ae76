// A transformer that bundles each entry point of a package into one module, because Jest evaluates every module again for each
// test file. Entry points do not share modules, so it suits only packages without module state.
import { readFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { cacheKey } from './cacheKey.mjs'

const OWN_CODE = readFileSync(new URL(import.meta.url))

export default {
	getCacheKey: (_source, file) => cacheKey(OWN_CODE, file),
	// Not `build`, whose service process would keep Jest from exiting.
	process(_source, file) {
		const { outputFiles } = buildSync({
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
