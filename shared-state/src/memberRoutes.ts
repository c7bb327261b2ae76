/** Routes that no page needs before its first screen is painted. */

export { loginRoute, registerRoute } from 'shared-contract/account/signIn'
export { notificationsRoute, readNotificationsRoute } from 'shared-contract/community/notification'
export { unreadConversationsRoute } from 'shared-contract/community/unreadConversations'
export { savedRoute, saveTitleRoute, unsaveTitleRoute } from 'shared-contract/library/savedTitle'
