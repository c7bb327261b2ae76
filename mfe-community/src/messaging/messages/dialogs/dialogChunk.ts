import { loadTranslations } from 'shared-i18n'
import { elsewhereTranslations } from '../../../shared/elsewhere/elsewhereTranslations.ts'
import { ManageGroupDialog } from '../manage/ManageGroupDialog.tsx'

export { FriendsDialog as FriendRequests } from '../friends/FriendsDialog.tsx'
export { CreateGroupDialog as CreateGroup } from '../group/CreateGroupDialog.tsx'
export { JoinGroupDialog as JoinGroup } from '../join/JoinGroupDialog.tsx'
export { MemberCardDialog as PersonDialog } from '../members/MemberCardDialog.tsx'
export { MembersDrawer as People } from '../members/MembersDrawer.tsx'

/** The settings of a group, with words that the messages do without. */
export async function manage() {
	await loadTranslations(elsewhereTranslations)
	return ManageGroupDialog
}
