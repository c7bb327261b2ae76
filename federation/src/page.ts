import { join } from 'node:path'
import { type Configuration, HtmlRspackPlugin } from '@rspack/core'
import { compile, packageFolder } from './compile.ts'
import { ALIASES, REFRESH_PLUGINS } from './dev/hotReload.ts'
import { AfterBuildPlugin } from './release/AfterBuildPlugin.ts'
import { compressFiles } from './release/compress.ts'
import { hostConstants } from './shell.ts'

interface PageConfig {
	/** The name of the folder and of the workspace. */
	name: string
	/** The path of its files on the server, with a trailing slash. */
	base: string
	title: string
	entry?: string
}

/** The build of a separate page that can host slices: the workbench. */
export function page({ name, base, title, entry = './src/main.tsx' }: PageConfig): Configuration {
	const folder = packageFolder(name)
	const dist = join(folder, 'dist')
	const common = compile({ folder, uniqueName: name })
	return {
		...common,
		name,
		entry: { main: entry },
		output: { ...common.output, path: dist, publicPath: base },
		resolve: { ...common.resolve, alias: ALIASES },
		plugins: [
			hostConstants(),
			...REFRESH_PLUGINS,
			new HtmlRspackPlugin({ title, templateContent: TEMPLATE, scriptLoading: 'defer' }),
			new AfterBuildPlugin(dist, () => compressFiles(dist)),
		],
	}
}

const TEMPLATE =
	'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>'
