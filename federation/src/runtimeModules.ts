import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** A file of a package that our own dependency depends on. */
function within(request: string, from: string): string {
	return require.resolve(request, { paths: [dirname(require.resolve(from))] })
}

const runtimeTools = require.resolve('@module-federation/runtime-tools', {
	paths: [dirname(require.resolve('@module-federation/enhanced/rspack'))],
})
const packageFile = (name: string, file: string) => join(dirname(within(name, runtimeTools)), file)

/**
 * Rspack resolves Module Federation's runtime to its CommonJS builds, of which nothing is tree-shaken: 32 KB in every
 * slice's entry. These aliases lead to the ES modules in the same packages (7 KB). They lean on the files' names, so the
 * packages are pinned exactly, and the byte budget of the entries says when the aliases no longer match.
 */
export const RUNTIME_ALIASES: Readonly<Record<string, string>> = {
	'@module-federation/runtime': packageFile('@module-federation/runtime', 'bundler.js'),
	'@module-federation/runtime-tools': join(dirname(runtimeTools), 'bundler.js'),
	[`${within('@module-federation/webpack-bundler-runtime', runtimeTools)}$`]: packageFile(
		'@module-federation/webpack-bundler-runtime',
		'bundler.js',
	),
}
