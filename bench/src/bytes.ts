import { scriptsFor } from 'shared-contract'
import { ensureBuilds } from './options.ts'
import { kilobytes, report } from './report.ts'
import { compressedSize, MONOLITH, monolithRegistry, SHELL, shellBuild, slices } from './site/builds.ts'

const sum = async (addresses: readonly string[], shellDist: string): Promise<number> => {
	const all = await Promise.all([...new Set(addresses)].map((address) => compressedSize(address, shellDist)))
	return all.reduce((total, bytes) => total + bytes, 0)
}
const LOCALE = 'pt'
// An owned path may have no screen yet.
const hasScripts = ([, chunks]: [string, string[]]) => chunks.length > 0
const text = (bytes: number) => kilobytes(bytes).toFixed(1)

await ensureBuilds()
const federated = { revision: '1', slices: await slices() }
const monolith = await monolithRegistry()
const [shell, monolithShell] = await Promise.all([shellBuild(SHELL), shellBuild(MONOLITH)])
const shellBytes = await sum(shell.scripts, SHELL)
const rows = await Promise.all(
	federated.slices.flatMap(({ name, base, entry, exposes, words, screens = {} }) =>
		Object.entries(screens)
			.filter(hasScripts)
			.map(async ([path, chunks]) => {
				const parts = [
					shellBytes,
					...(await Promise.all(
						[[entry, ...(exposes.routes ?? [])], chunks, words?.[`${LOCALE} ${path}`] ?? words?.[LOCALE] ?? []].map(
							(files) =>
								sum(
									files.map((file) => base + file),
									SHELL,
								),
						),
					)),
				]
				const total = parts.reduce((all, bytes) => all + bytes, 0)
				const needed = scriptsFor(monolith, path, LOCALE).map(({ address }) => address)
				const scripts = [...monolithShell.scripts, ...needed]
				const monolithBytes = await sum(scripts, MONOLITH)
				return [path, name, ...[...parts, total, monolithBytes].map(text), (total / monolithBytes).toFixed(2)]
			}),
	),
)
report(
	'JavaScript of each screen in Portuguese, KB by brotli 11',
	['screen', 'slice', 'shell and runtime', 'entry and routes', 'screen', 'words', 'total', 'monolith', 'ratio'],
	rows,
)
