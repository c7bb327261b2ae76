import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { registerEmbeds } from './embedRoutes.ts'
import { registerLlms } from './llms.ts'
import { registerOembed } from './oembed.ts'
import { registerOpenSearch } from './openSearch.ts'

/** Routes for browsers' search fields, models and other sites. */
export function registerMachines(app: FastifyInstance, context: AppContext): void {
	registerOpenSearch(app, context)
	registerLlms(app, context)
	registerOembed(app, context)
	registerEmbeds(app, context)
}
