import { useStore } from '@nanostores/react'
import { EVERYONE, groupMembersRoute, mayInGroup } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { MentionList, useSuggested } from '../../../comments/MentionList.tsx'
import type { TypedMention } from '../../../comments/mentionAt.ts'
import { groupWith } from '../conversation/conversationRights.ts'
import { $currentMember } from '../currentMember.ts'
import { $conversations } from '../list/conversations.ts'
import { threadTranslations } from './threadTranslations.ts'

interface GroupMentionsProps extends TypedMention {
	conversationId: string
	field: HTMLTextAreaElement
	onClose: () => void
}

/** Who may be meant in a group: its members, and everybody where the reader may call them. */
export function GroupMentions({ conversationId, ...props }: GroupMentionsProps) {
	const t = useTranslations(threadTranslations)
	const locale = useLocale()
	const self = useStore($currentMember)
	const group = groupWith(useStore($conversations), conversationId)
	const members = useSuggested(props.typed, async (q, signal) => {
		if (!group) return undefined
		const outcome = await call(groupMembersRoute, { params: { id: group.id }, query: { q } }, { signal })
		return outcome.state === 'done' ? outcome.answer.items : undefined
	})
	const everyone = { name: EVERYONE[locale], note: t('threads.everyone') }
	const people = [
		...(group && mayInGroup(group.role, 'mentionEveryone') ? [everyone] : []),
		...members.filter(({ name }) => name !== self?.name),
	]
	return <MentionList {...props} above label={t('threads.mentions')} people={people} />
}
