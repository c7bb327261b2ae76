import { showOutcome } from 'shared-composition'
import { type GroupCard, invitationCode } from 'shared-contract'
import { common } from 'shared-i18n'
import { showToast } from 'shared-state'
import { joinGroup } from '../group/groupActions.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { invitedGroup, markJoined } from './publicGroups.ts'

/**
 * Joins by a typed link, code or id and shows the result as a toast.
 * @returns the group's id, if the member is in it now
 */
export async function joinByLink(link: string): Promise<string | undefined> {
	if (invitationCode(link) === '') {
		showToast('bad', common.translate('errors.group.invitation.invalid'))
		return undefined
	}
	const found = await invitedGroup(link)
	if (found.state !== 'done') {
		showOutcome(found, '')
		return undefined
	}
	return found.answer.joined ? found.answer.id : joinAndAnnounce(link, found.answer)
}

/** Joins a loaded group and shows the result as a toast. */
export async function joinAndAnnounce(link: string, card: GroupCard): Promise<string | undefined> {
	const { outcome, id } = await joinGroup(link, card)
	if (!showOutcome(outcome, messageTranslations.translate('messages.join.done', { group: card.name })) || !id)
		return undefined
	markJoined(id)
	return id
}
