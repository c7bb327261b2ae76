import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SLICES as slices } from '../../federation/src/slices.mjs'
import { ROOT } from '../setup/run.mjs'

test.each(slices)('%s has at most eight rooms, and its README tells of each', (slice) => {
	const rooms = readdirSync(join(ROOT, slice, 'src'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name)
	const told = readFileSync(join(ROOT, slice, 'README.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm)
	expect([...told].map(([, name]) => name).sort()).toEqual(rooms.sort())
	expect(rooms.length).toBeLessThanOrEqual(8)
})
