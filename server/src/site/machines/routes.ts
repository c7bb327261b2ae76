import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { registerEmbeds } from './embedRoutes.ts'
import { registerLinkCards } from './linkCards.ts'
import { registerLlms } from './llms.ts'
import { registerOembed } from './oembed.ts'
import { registerOpenSearch } from './openSearch.ts'

/** Routes for browsers' search fields, models, other sites, and the cards of links. */
export function registerMachines(app: FastifyInstance, context: AppContext): void {
	registerOpenSearch(app, context)
	registerLlms(app, context)
	registerOembed(app, context)
	registerEmbeds(app, context)
	registerLinkCards(app, context)
}
