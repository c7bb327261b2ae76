import * as adultTitles from './account/adultTitles.ts'
import * as app from './account/app.ts'
import * as dashboard from './account/dashboard.ts'
import * as discord from './account/discord.ts'
import * as homeLayout from './account/homeLayout.ts'
import * as listSync from './account/listSync.ts'
import * as mediaServer from './account/mediaServer.ts'
import * as passkey from './account/passkey.ts'
import * as recovery from './account/recovery.ts'
import * as role from './account/role.ts'
import * as scoreScale from './account/scoreScale.ts'
import * as account from './account/session.ts'
import * as accountSettings from './account/settings.ts'
import * as signIn from './account/signIn.ts'
import * as site from './account/site.ts'
import * as siteReport from './account/siteReport.ts'
import * as calendar from './catalogue/calendar.ts'
import * as characterPage from './catalogue/characterPage.ts'
import * as confirmation from './catalogue/confirmation.ts'
import * as creation from './catalogue/creation.ts'
import * as delay from './catalogue/delay.ts'
import * as drive from './catalogue/drive.ts'
import * as dump from './catalogue/dump.ts'
import * as entity from './catalogue/entity.ts'
import * as episodeList from './catalogue/episodeList.ts'
import * as episodePage from './catalogue/episodePage.ts'
import * as franchise from './catalogue/franchise.ts'
import * as home from './catalogue/home.ts'
import * as listing from './catalogue/listing.ts'
import * as merge from './catalogue/merge.ts'
import * as missing from './catalogue/missing.ts'
import * as news from './catalogue/news.ts'
import * as personPage from './catalogue/personPage.ts'
import * as proposal from './catalogue/proposal.ts'
import * as ranking from './catalogue/ranking.ts'
import * as revision from './catalogue/revision.ts'
import * as search from './catalogue/search.ts'
import * as season from './catalogue/season.ts'
import * as similar from './catalogue/similar.ts'
import * as source from './catalogue/source.ts'
import * as studioPage from './catalogue/studioPage.ts'
import * as suggestion from './catalogue/suggestion.ts'
import * as tagPage from './catalogue/tagPage.ts'
import * as textDraft from './catalogue/textDraft.ts'
import * as titlePage from './catalogue/titlePage.ts'
import * as vote from './catalogue/vote.ts'
import * as activity from './community/activity.ts'
import * as appeal from './community/appeal.ts'
import * as assistant from './community/assistant.ts'
import * as block from './community/block.ts'
import * as channelPoll from './community/channelPoll.ts'
import * as comment from './community/comment.ts'
import * as conversation from './community/conversation.ts'
import * as discordWebhook from './community/discordWebhook.ts'
import * as follow from './community/follow.ts'
import * as friend from './community/friend.ts'
import * as group from './community/group.ts'
import * as groupBan from './community/groupBan.ts'
import * as groupCalendar from './community/groupCalendar.ts'
import * as groupChannel from './community/groupChannel.ts'
import * as groupInvitation from './community/groupInvitation.ts'
import * as groupLog from './community/groupLog.ts'
import * as groupMember from './community/groupMember.ts'
import * as linkCard from './community/linkCard.ts'
import * as message from './community/message.ts'
import * as messageAction from './community/messageAction.ts'
import * as moderation from './community/moderation.ts'
import * as notification from './community/notification.ts'
import * as notificationDelivery from './community/notificationDelivery.ts'
import * as notificationPreference from './community/notificationPreference.ts'
import * as notificationRemoval from './community/notificationRemoval.ts'
import * as privacy from './community/privacy.ts'
import * as profile from './community/profile.ts'
import * as push from './community/push.ts'
import * as recommendation from './community/recommendation.ts'
import * as report from './community/report.ts'
import * as review from './community/review.ts'
import * as thread from './community/thread.ts'
import * as together from './community/together.ts'
import * as transparency from './community/transparency.ts'
import * as unreadConversations from './community/unreadConversations.ts'
import * as upload from './community/upload.ts'
import * as watchGroup from './community/watchGroup.ts'
import * as compositionReport from './composition/compositionReport.ts'
import * as flags from './composition/flags.ts'
import * as links from './composition/links.ts'
import * as override from './composition/override.ts'
import * as publishing from './composition/publishRoutes.ts'
import * as registry from './composition/registry.ts'
import * as releaseAudit from './composition/releaseAudit.ts'
import * as release from './composition/releaseRoutes.ts'
import * as releaseToken from './composition/releaseToken.ts'
import * as calendarToken from './library/calendarToken.ts'
import * as comparison from './library/comparison.ts'
import * as continuing from './library/continue.ts'
import * as customList from './library/customList.ts'
import * as entryLog from './library/entryLog.ts'
import * as favorite from './library/favorite.ts'
import * as forYou from './library/forYou.ts'
import * as listEntry from './library/listEntry.ts'
import * as memberList from './library/memberList.ts'
import * as ownMissing from './library/ownMissing.ts'
import * as savedTitle from './library/savedTitle.ts'
import * as savedView from './library/savedView.ts'
import * as sharedList from './library/sharedList.ts'
import * as statistics from './library/statistics.ts'
import * as transfer from './library/transfer.ts'
import type { Route } from './route.ts'
import * as v1 from './v1.ts'

/** Every endpoint of the site. The server serves them and documents them in `/api/openapi.json`. */
export const ROUTES: readonly Route[] = [
	signIn,
	account,
	savedTitle,
	accountSettings,
	v1,
	adultTitles,
	homeLayout,
	scoreScale,
	dashboard,
	discord,
	app,
	calendarToken,
	continuing,
	customList,
	savedView,
	sharedList,
	favorite,
	entryLog,
	forYou,
	listEntry,
	listSync,
	mediaServer,
	memberList,
	ownMissing,
	passkey,
	recovery,
	role,
	site,
	siteReport,
	comparison,
	statistics,
	transfer,
	calendar,
	delay,
	drive,
	dump,
	franchise,
	confirmation,
	creation,
	home,
	listing,
	ranking,
	news,
	revision,
	proposal,
	entity,
	merge,
	missing,
	suggestion,
	source,
	search,
	textDraft,
	titlePage,
	similar,
	personPage,
	characterPage,
	studioPage,
	tagPage,
	season,
	episodeList,
	episodePage,
	vote,
	activity,
	block,
	follow,
	assistant,
	notification,
	notificationRemoval,
	notificationDelivery,
	notificationPreference,
	push,
	privacy,
	profile,
	comment,
	recommendation,
	review,
	report,
	moderation,
	appeal,
	transparency,
	upload,
	conversation,
	unreadConversations,
	friend,
	group,
	groupChannel,
	groupInvitation,
	groupLog,
	groupBan,
	groupCalendar,
	discordWebhook,
	groupMember,
	message,
	messageAction,
	watchGroup,
	thread,
	linkCard,
	together,
	channelPoll,
	registry,
	release,
	publishing,
	releaseAudit,
	releaseToken,
	flags,
	links,
	override,
	compositionReport,
].flatMap((module) => Object.values(module).filter(isRoute))

function isRoute(value: unknown): value is Route {
	return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value
}
