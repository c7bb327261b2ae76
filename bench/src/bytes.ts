import { scriptsFor } from 'shared-contract'
import { ensureBuilds } from './options.ts'
import { kilobytes, report } from './report.ts'
import { MONOLITH, monolithRegistry, SHELL, shellBuild, slices, weight } from './site/builds.ts'

const sum = async (addresses: readonly string[], shellDist: string): Promise<number> => {
	const all = await Promise.all([...new Set(addresses)].map((address) => weight(address, shellDist)))
	return all.reduce((total, bytes) => total + bytes, 0)
}
// A path whose screen is not made yet is owned already.
const hasScripts = ([, chunks]: [string, string[]]) => chunks.length > 0
const text = (bytes: number) => kilobytes(bytes).toFixed(1)

await ensureBuilds()
const federated = { revision: '1', slices: await slices() }
const monolith = await monolithRegistry()
const [shell, whole] = await Promise.all([shellBuild(SHELL), shellBuild(MONOLITH)])
const frame = await sum([...shell.scripts, ...shell.preloadScripts], SHELL)
const rows = await Promise.all(
	federated.slices.flatMap(({ name, base, entry, exposes, screens = {} }) =>
		Object.entries(screens)
			.filter(hasScripts)
			.map(async ([path, chunks]) => {
				const container = await sum(
					[entry, ...(exposes.routes ?? [])].map((file) => base + file),
					SHELL,
				)
				const screen = await sum(
					chunks.map((file) => base + file),
					SHELL,
				)
				const scripts = [...whole.scripts, ...whole.preloadScripts, ...scriptsFor(monolith, path, 'pt')]
				const anchor = await sum(scripts, MONOLITH)
				const total = frame + container + screen
				return [
					path,
					name,
					text(frame),
					text(container),
					text(screen),
					text(total),
					text(anchor),
					(total / anchor).toFixed(2),
				]
			}),
	),
)
report(
	'JavaScript of each screen, KB by brotli 11',
	['screen', 'slice', 'shell and runtime', 'entry and routes', 'screen', 'total', 'monolith', 'ratio'],
	rows,
)
