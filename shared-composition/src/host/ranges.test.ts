import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { satisfies } from 'shared-contract'

const core = dirname(createRequire(import.meta.url).resolve('@module-federation/runtime-core'))
const { satisfy: original } = await import(join(core, 'utils/semver/index.js'))

const VERSIONS = ['0.0.0', '0.0.3', '0.0.4', '0.1.0', '0.1.9', '0.2.0', '1.0.0', '1.2.2', '1.2.3', '1.10.0', '2.0.0']

test('ranges are read as the original reads them', () => {
	for (const version of VERSIONS) {
		for (const other of VERSIONS) {
			const ranges = [`^${other}`, `<=${other}`]
			expect(ranges.map((range) => satisfies(version, range))).toEqual(ranges.map((range) => original(version, range)))
		}
	}
})

test('refuses a range that it cannot read', () => {
	expect(() => satisfies('1.0.0', '>=1 <3')).toThrow('no range of ours')
})
