import type { Plugin } from '../plugin.ts'
import { malTokenPath, serveMalApi } from './routes.ts'

/** MyAnimeList's API for its clients. */
export const malApi: Plugin = {
	name: 'malApi',
	register: (app, context, { catalogue }) => serveMalApi(app, context, catalogue),
	rewriteUrl: malTokenPath,
}
