import type { FastifyInstance } from 'fastify'
import type { Similarity } from '../catalogue/public.ts'
import type { ProcessContext } from '../core/appContext.ts'
import { serveActivity } from './activity/routes.ts'
import { serveBlocks } from './block/routes.ts'
import { serveComments } from './comment/routes.ts'
import { serveMessages } from './conversation/messageRoutes.ts'
import { serveConversations } from './conversation/routes.ts'
import { serveFollows } from './follow/routes.ts'
import { serveFriends } from './friend/routes.ts'
import { serveGroups } from './group/routes.ts'
import { serveNotifications } from './notification/routes.ts'
import { servePrivacy } from './privacy/routes.ts'
import { serveProfiles } from './profile/routes.ts'
import { servePush } from './push/routes.ts'
import { serveRecommendations } from './recommendation/routes.ts'
import { serveAppeals } from './report/appealRoutes.ts'
import { serveReports } from './report/routes.ts'
import { serveReviews } from './review/routes.ts'
import { serveTogether } from './together/routes.ts'
import { serveUnsubscribe } from './unsubscribe/routes.ts'
import { serveGroupCalendars } from './watch/groupCalendar.ts'
import { serveWatchGroups } from './watch/routes.ts'

export function registerCommunity(app: FastifyInstance, context: ProcessContext, similarity: Similarity): void {
	serveNotifications(app, context)
	serveActivity(app, context)
	serveAppeals(app, context)
	serveBlocks(app, context)
	serveComments(app, context)
	serveConversations(app, context)
	serveFollows(app, context)
	serveFriends(app, context)
	serveGroups(app, context)
	serveMessages(app, context)
	servePrivacy(app, context)
	serveProfiles(app, context)
	servePush(app, context)
	serveRecommendations(app, context)
	serveReports(app, context)
	serveReviews(app, context)
	serveTogether(app, context, similarity)
	serveUnsubscribe(app, context)
	serveGroupCalendars(app, context)
	serveWatchGroups(app, context)
}
