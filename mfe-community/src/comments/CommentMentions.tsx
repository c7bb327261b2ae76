import { connectionsRoute, OWN_PROFILE } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { MentionList, type Suggested, useSuggested } from './MentionList.tsx'
import type { TypedMention } from './mentionAt.ts'

interface CommentMentionsProps extends TypedMention {
	field: HTMLTextAreaElement
	onClose: () => void
}

/** Who may be meant in a comment: people of the thread, then those whom the reader follows. */
export function CommentMentions(props: CommentMentionsProps) {
	const t = useTranslations(commentTranslations)
	const { reader, threads } = useDiscussion().discussion
	const followed = useSuggested(props.typed, reader ? followedBy : nobody)
	const inThread = [...threads.comments.values()].flatMap(({ author }) => author ?? [])
	const people = [...inThread, ...followed].filter(({ name }) => name !== reader?.name)
	return <MentionList {...props} label={t('comments.form.mentions')} people={people} />
}

const nobody = async () => undefined

async function followedBy(typed: string, signal: AbortSignal): Promise<Suggested[] | undefined> {
	const query = { side: 'following', q: typed } as const
	const outcome = await call(connectionsRoute, { params: { username: OWN_PROFILE }, query }, { signal })
	if (outcome.state !== 'done') return undefined
	return outcome.answer.items.map(({ username: name, avatarUrl }) => ({ name, avatarUrl }))
}
