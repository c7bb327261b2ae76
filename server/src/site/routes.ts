import type { FastifyInstance } from 'fastify'
import { siteRoute } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { serve } from '../core/http/serve.ts'
import { siteSettings } from './siteSettings.ts'

export function registerSite(app: FastifyInstance, context: AppContext): void {
	serve(app, siteRoute, () => siteSettings(context), { cache: 'shared' })
}
