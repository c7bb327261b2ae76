import type { Plugin } from '../plugin.ts'
import { serveMcp } from './routes.ts'

/** The site for language models of others. */
export const mcp: Plugin = {
	name: 'mcp',
	register: (app, context, { catalogue }) => serveMcp(app, context, catalogue),
}
