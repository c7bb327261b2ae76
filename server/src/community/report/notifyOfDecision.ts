import { appealPath, SITE_NAME } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { notify, notifyAll } from '../notification/notify.ts'
import { isComment } from './content/comment.ts'
import type { FoundContent } from './content/content.ts'
import { KINDS } from './content/kinds.ts'
import type { Decided } from './decide.ts'

/** What the sentences of a decision are called; older pages show that of any decision. */
const ABOUT = {
	hide: 'hidden',
	restore: 'restored',
	uphold: 'upheld',
	reverse: 'reversed',
	accept: 'published',
	refuse: 'notPublished',
	keep: 'kept',
} as const

/** Publishes a decision, and tells those whose content it is about and those who reported it. No moderator is named. */
export async function notifyOfDecision(context: AppContext, decided: Decided, moderatorId: string): Promise<void> {
	const { content, action, reporters } = decided
	const params = { title: content.on || SITE_NAME, about: ABOUT[action] }
	if (action !== 'keep') {
		await KINDS[content.kind].publish?.(context, content)
		for (const memberId of content.owners.filter((id) => id !== moderatorId)) {
			await notify(context, { memberId, event: 'moderation', params, actorId: null, link: linkOf(content, action) })
		}
	}
	const about = action === 'keep' ? 'kept' : 'acted'
	await notifyAll(context, reporters, {
		event: 'report',
		params: { title: content.isPrivate ? SITE_NAME : params.title, about },
		link: content.path ?? '/',
	})
}

// A comment shows the reason and the way to the appeal where it stood.
function linkOf({ kind, id, path }: FoundContent, action: Decided['action']): string {
	const isHidden = action === 'hide' || action === 'uphold' || action === 'refuse'
	const opensAppeal = isHidden && !(action === 'hide' && isComment(kind))
	return opensAppeal || path === null ? appealPath(kind, id) : path
}
