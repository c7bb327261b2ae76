import { parseArgs } from 'node:util'
import { BUILDS, build } from 'federation/build'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		quick: { type: 'boolean', default: false },
		built: { type: 'boolean', default: false },
		data: { type: 'string' },
		ratings: { type: 'string' },
		beside: { type: 'string' },
	},
})

/** Whether to run with few repetitions (`--quick`), as a smoke test. The numbers are not meaningful. */
export const isQuick = values.quick

/** A data folder with an imported catalogue to copy (`--data`); undefined for the samples. */
export const sourceDataFolder = values.data

/** A file of public ratings (`--ratings`), which measures how good suggestions are instead of their time. */
export const ratingsFile = values.ratings

/** The address of another site's page to measure in the same run (`--beside`); undefined for none. */
export const besideAddress = values.beside

/** What to measure of a benchmark with parts (`faults kill disk`, `firstScreen / /anime/1`); none for all. */
export const parts: readonly string[] = positionals

/** The number of repetitions, fewer with `--quick`. */
export const repetitions = (usual: number, quick: number): number => (isQuick ? quick : usual)

/** Builds changed packages and the monolith. With `--built` it builds nothing. */
export async function ensureBuilds(): Promise<void> {
	process.env.NODE_ENV ??= 'production'
	if (!values.built) await build([...BUILDS.filter((name) => name !== 'workbench'), 'bench'])
}
