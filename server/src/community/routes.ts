import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { serveActivity } from './activity/routes.ts'
import { serveBlocks } from './block/routes.ts'
import { serveComments } from './comment/routes.ts'
import { serveConversations } from './conversation/routes.ts'
import { serveFollows } from './follow/routes.ts'
import { serveFriends } from './friend/routes.ts'
import { serveGroups } from './group/routes.ts'
import { serveNotifications } from './notificationRoutes.ts'
import { servePrivacy } from './privacy/routes.ts'
import { serveProfiles } from './profile/routes.ts'
import { serveReports } from './report/routes.ts'

export function registerCommunity(app: FastifyInstance, parts: Parts): void {
	serveNotifications(app, parts)
	serveActivity(app, parts)
	serveBlocks(app, parts)
	serveComments(app, parts)
	serveConversations(app, parts)
	serveFollows(app, parts)
	serveFriends(app, parts)
	serveGroups(app, parts)
	servePrivacy(app, parts)
	serveProfiles(app, parts)
	serveReports(app, parts)
}
