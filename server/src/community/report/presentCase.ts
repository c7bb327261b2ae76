import type { ModeratedContent, ReportedVersion, ShownContent } from 'shared-contract'
import { type FoundContent, shownOf } from './content/content.ts'

/** A content for one moderator. */
export function presentContent({ owners, createdAt, ...content }: FoundContent, moderatorId: string): ModeratedContent {
	return { ...content, createdAt: createdAt.toISOString(), isOwn: owners.includes(moderatorId) }
}

interface Evidence {
	content: FoundContent
	/** What hiding replaced. */
	former: ShownContent | null
	/** The versions that were reported. */
	reported: readonly ReportedVersion[]
}

/**
 * What moderators see of a content: what was hidden, otherwise what it says now, with the reported versions that differ. Of a
 * message they see only what was reported.
 */
export function evidenceOf({ content, former, reported }: Evidence): {
	content: FoundContent
	before: ReportedVersion[]
} {
	const before = reported.filter(({ version }) => version !== content.version)
	if (former) return { content: { ...content, ...shownOf(former) }, before }
	const isWithheld = content.kind === 'message' && !reported.some(({ version }) => version === content.version)
	return { content: isWithheld ? { ...content, text: '' } : content, before }
}
