import { parseArgs } from 'node:util'
import { BUILDS, build } from 'federation/build'

const { values } = parseArgs({
	options: {
		quick: { type: 'boolean', default: false },
		built: { type: 'boolean', default: false },
		data: { type: 'string' },
	},
})

/** Whether to look with few repetitions whether the benchmark works: its numbers are worth nothing. */
export const isQuick = values.quick

/** A data folder with an imported catalogue (`--data`), to be copied; the samples where there is none. */
export const givenData = values.data

/** How often something is repeated. */
export const times = (usual: number, quick: number): number => (isQuick ? quick : usual)

/** Builds what has changed, the monolith included. `--built` takes what is there. */
export async function ensureBuilds(): Promise<void> {
	process.env.NODE_ENV ??= 'production'
	if (!values.built) await build([...BUILDS.filter((name) => name !== 'workbench'), 'bench'])
}
