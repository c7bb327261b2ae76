import { FAULTS } from './faults/index.ts'
import { ensureBuilds, parts } from './options.ts'
import { progress, report } from './report.ts'
import { spread } from './statistics.ts'

const unknown = parts.filter((name) => !(name in FAULTS))
if (unknown.length > 0) {
	process.stderr.write(`Unknown: ${unknown.join(', ')}. The faults are ${Object.keys(FAULTS).join(', ')}.\n`)
	process.exit(1)
}

// The processes that a fault started end in the handlers of `exit`, which a signal alone does not run.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

await ensureBuilds()
const names = parts.length > 0 ? parts : Object.keys(FAULTS)
const rows: string[][] = []
for (const name of names) {
	const fault = await FAULTS[name]?.()
	if (fault === undefined) continue
	progress(`${name}: ${fault.title}`)
	const outcome = await fault.run()
	for (const promise of outcome.broken) progress(`${name}: broken: ${promise}`)
	progress(`${name}: control, without ${fault.control.without}`)
	const control = await fault.control.run()
	if (control.broken.length === 0) progress(`${name}: the control broke nothing, so the fault shows nothing`)
	if (outcome.broken.length > 0 || control.broken.length === 0) process.exitCode = 1
	const figure = (value: number | null) => (value === null ? '–' : String(value))
	rows.push([
		fault.title,
		outcome.done,
		figure(outcome.lost),
		figure(outcome.twice),
		outcome.backMs.length > 0 ? spread(outcome.backMs.map((ms) => ms / 1000)) : '–',
		outcome.seen,
		`without ${fault.control.without}: ${control.broken.join('; ')}`,
	])
}
report(
	'Faults',
	['fault', 'done', 'lost', 'twice', 's until back: median (min to max)', 'what a reader saw', 'control'],
	rows,
)
