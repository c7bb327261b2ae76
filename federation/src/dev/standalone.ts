import { join } from 'node:path'
import { type Configuration, HtmlRspackPlugin } from '@rspack/core'
import { compile, define, packageFolder, resolveFile } from '../compile.ts'
import type { SliceConfig } from '../sliceConfig.ts'
import { ALIASES, REFRESH_PLUGINS } from './hotReload.ts'

/**
 * The build of a page with one slice, without shell and federation: its routes in a plain router, with theme,
 * translations and state. A separate compilation keeps it out of the slice's container.
 */
export function standalone(config: SliceConfig): Configuration {
	const folder = packageFolder(config.name)
	const base = compile({ folder, uniqueName: config.name, plugins: [...REFRESH_PLUGINS] })
	return {
		...base,
		name: `${config.name} alone`,
		entry: { main: resolveFile('shared-composition/standalone') },
		output: { ...base.output, publicPath: '/' },
		resolve: {
			...base.resolve,
			alias: {
				...ALIASES,
				'niouka-slice-routes$': join(folder, config.exposes['./routes'] ?? './src/routes.tsx'),
			},
		},
		plugins: [
			...(base.plugins ?? []),
			define({ SLICE_NAME: config.name }),
			new HtmlRspackPlugin({ title: config.name, templateContent: TEMPLATE }),
		],
	}
}

const TEMPLATE =
	'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head><body><div id="root"></div></body></html>'
