import { DAY_MS } from 'shared-contract/units'
import type { Plugin } from '../plugin.ts'
import { serveDumps } from './routes.ts'
import { writeDump } from './writeDump.ts'

/** Dumps of the catalogue under open licences, made each night. */
export const openDump: Plugin = {
	name: 'openDump',
	register(app, context, { deliver }) {
		serveDumps(app, context)
		// It takes minutes on a large catalogue.
		deliver({ name: 'dump', everyMs: DAY_MS, work: async (mayGoOn) => void (await writeDump(context, mayGoOn)) })
	},
}
